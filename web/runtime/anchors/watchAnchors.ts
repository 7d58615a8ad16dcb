import { isPlainClick } from "../actions/isPlainClick";
import { SCROLL_DURATION } from "../page/constants";

/** Other hashes belong to other scripts. */
const ANCHOR = /^#([A-Za-z_][\w-]*)$/;
const TEMPLATE = /^\d+$/;

/** The next key press may follow at once, so loading code first would take too long. */
const SKIP = ".skip-link";

/** Widgets with another duration set it on an ancestor of their links, in milliseconds. */
const TIMED = "[data-scroll-time]";

/** Back and reload restore the scroll position. */
const isFirstVisit = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).every(
    ({ type }) => type === "navigate",
  );

type Scrolling = () => Promise<typeof import("./scrollToAnchor")>;

/**
 * A click on a link to a target on this page scrolls there and moves focus. Its code loads with the first such click;
 * if that fails, the link works as usual.
 */
export function watchAnchors(page: Document, load: Scrolling = () => import("./scrollToAnchor")): () => void {
  const ended = new AbortController();
  const location = (page.defaultView as Window).location;
  const scrollTo = (target: HTMLElement, hash: string, duration: number, onFailure: () => void) =>
    load().then(({ scrollToAnchor }) => scrollToAnchor(target, hash, duration), onFailure);
  const targetOf = (hash: string) => page.getElementById(ANCHOR.exec(hash)?.[1] ?? "");

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href*='#']");
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || link.matches(SKIP)) return;
    const target = isOnPage(link, location) && targetOf(link.hash);
    if (!target) return;
    event.preventDefault();
    const duration = Number(link.closest<HTMLElement>(TIMED)?.dataset.scrollTime);
    scrollTo(target, link.hash, duration || SCROLL_DURATION, () => location.assign(link.hash));
  }

  /** The browser cannot scroll to a target inside a closed part, nor follow one that moves while parts open and close. */
  function showTargetOfUrl(event?: Event) {
    const target = targetOf(location.hash);
    const isOpening = !event && isFirstVisit() && target?.closest("details, in-island");
    if (!target || (!isOpening && (target.checkVisibility?.() ?? true))) return;
    scrollTo(target, location.hash, SCROLL_DURATION, () => {});
  }

  /** A visitor coming from a template's own screen sees the target in its context. */
  function showTemplate() {
    const id = new URLSearchParams(location.search).get("theme_template_id");
    const shown = id && TEMPLATE.test(id) ? page.querySelector(`.t-${id}, [data-elementor-id="${id}"]`) : null;
    if (shown) load().then(({ scrollToMiddle }) => scrollToMiddle(shown, SCROLL_DURATION));
  }

  page.addEventListener("click", onClick, { signal: ended.signal });
  page.defaultView?.addEventListener("hashchange", showTargetOfUrl, { signal: ended.signal });
  showTargetOfUrl();
  showTemplate();
  return () => ended.abort();
}

const isOnPage = ({ host, pathname, search }: HTMLAnchorElement, location: Location) =>
  host === location.host && pathname === location.pathname && search === location.search;
