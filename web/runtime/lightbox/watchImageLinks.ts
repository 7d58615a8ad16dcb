import type { LightboxConfig, OpenLightbox } from "./createLightbox";
import { opensLightbox } from "./opensLightbox";

// A second click within this time is a double click.
const DOUBLE_CLICK = 1000;

/** A click on a link to an image opens it in the lightbox. */
export function watchImageLinks(
  page: Document,
  openLightbox: OpenLightbox,
  { src, opensByDefault = true }: LightboxConfig,
): () => void {
  const ended = new AbortController();
  let isBroken = false;
  let requestedAt = 0;

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.defaultPrevented || isBroken || !opensLightbox(link, event, opensByDefault)) return;
    // A visitor who waited and clicks the same image again gets the image itself.
    if (link.ariaBusy && event.timeStamp - requestedAt > DOUBLE_CLICK) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    requestedAt = event.timeStamp;
    openLightbox(link, link).catch(() => {
      // If the lightbox cannot be loaded, the link works as usual.
      isBroken = true;
      link.click();
    });
  }

  if (src) page.addEventListener("click", onClick, { signal: ended.signal });
  return () => ended.abort();
}
