import { SCROLL_DURATION } from "../constants";
import { isPlainClick } from "../isPlainClick";

/** What other hashes mean is the business of who wrote them. */
const ANCHOR = /^#([A-Za-z_][\w-]*)$/;
const TEMPLATE = /^\d+$/;

/** Pressed by whoever goes on with the next key at once: what has to be fetched first would come too late. */
const SKIP = ".skip-link";

/** Where a widget's own anchors take another time, it says so around them, in milliseconds. */
const TIMED = "[data-scroll-time]";

/** Who comes back or reloads is where he was. */
const isFirstVisit = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).every(
    ({ type }) => type === "navigate",
  );

type Scrolling = () => Promise<typeof import("./scrollToAnchor")>;

/**
 * A click on a link to a place on this page scrolls there and takes the focus along. The code for it comes with the first
 * such click; without it the link does what links do.
 */
export function watchAnchors(page: Document, load: Scrolling = () => import("./scrollToAnchor")): () => void {
  const visit = new AbortController();
  const here = (page.defaultView as Window).location;

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href*='#']");
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || !isOnPage(link) || link.matches(SKIP))
      return;
    const target = page.getElementById(ANCHOR.exec(link.hash)?.[1] ?? "");
    if (!target) return;
    event.preventDefault();
    const asked = Number(link.closest<HTMLElement>(TIMED)?.dataset.scrollTime);
    load().then(
      ({ scrollToAnchor }) => scrollToAnchor(target, link.hash, asked || SCROLL_DURATION),
      () => here.assign(link.hash),
    );
  }

  /** The browser cannot scroll to what a closed part hides, nor hold to what moves while it opens. */
  function showAddressed(event?: Event) {
    const target = page.getElementById(ANCHOR.exec(here.hash)?.[1] ?? "");
    const isOpening = !event && isFirstVisit() && target?.closest("details");
    if (!target || (!isOpening && (target.checkVisibility?.() ?? true))) return;
    load().then(
      ({ scrollToAnchor }) => scrollToAnchor(target, here.hash, SCROLL_DURATION),
      () => {},
    );
  }

  const isOnPage = ({ host, pathname, search }: HTMLAnchorElement) =>
    host === here.host && pathname === here.pathname && search === here.search;

  /** Who comes from a template's own screen wants to see it where it stands among the others. */
  function showTemplate() {
    const id = new URLSearchParams(here.search).get("theme_template_id");
    const shown = id && TEMPLATE.test(id) ? page.querySelector(`.t-${id}, [data-elementor-id="${id}"]`) : null;
    if (shown) load().then(({ scrollToMiddle }) => scrollToMiddle(shown, SCROLL_DURATION));
  }

  page.addEventListener("click", onClick, { signal: visit.signal });
  page.defaultView?.addEventListener("hashchange", showAddressed, { signal: visit.signal });
  showAddressed();
  showTemplate();
  return () => visit.abort();
}
