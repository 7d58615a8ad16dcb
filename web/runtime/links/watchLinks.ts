import { isPlainClick } from "../actions/isPlainClick";
import { repeatEvent } from "../page/repeatEvent";

/** A link within a page, to an action or an image. The attributes are those of actions, videos and encoded contacts. */
const SPECIAL = /#|%23|\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?|$)/i;
const ACTION_ON_HOVER = "a[href*='-action'][href*='event'][href*='hover']";
/** A page URL that leads into the page. */
const INTO_PAGE = /#.|[?&]theme_template_id=/;

/**
 * The code for such links loads when a visitor first comes near one, and at once if the page's URL needs it. A
 * click that comes earlier is repeated once the code has loaded; if it cannot be loaded, the link works as usual.
 */
export function watchLinks(page: Document, start: () => Promise<unknown>) {
  let isReady = false;

  async function load(): Promise<void> {
    await start().catch(() => {});
    isReady = true;
  }

  async function onClick(event: MouseEvent) {
    if (isReady || event.defaultPrevented || !isPlainClick(event) || !isSpecial(event.target)) return;
    event.preventDefault();
    await load();
    repeatEvent(event);
  }

  const onNear = ({ target }: Event) => {
    if (!isReady && isSpecial(target)) load();
  };

  page.addEventListener("click", onClick);
  for (const type of ["pointerover", "focusin", "touchstart"]) page.addEventListener(type, onNear, { passive: true });
  addEventListener("hashchange", load, { once: true });
  if (INTO_PAGE.test(page.location.href)) load();

  return {
    /** Call it for added HTML: links that act on hover cannot wait for the pointer. */
    mountTree(tree: ParentNode): void {
      if (tree.querySelector(ACTION_ON_HOVER)) load();
    },
  };
}

/** Some of these turn out to be plain links. */
function isSpecial(target: EventTarget | null): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a, [data-original-string]");
  if (!link) return false;
  const { eActionHash, elementorOpenLightbox, originalString } = link.dataset;
  return Boolean(eActionHash || elementorOpenLightbox || originalString) || SPECIAL.test(link.href);
}
