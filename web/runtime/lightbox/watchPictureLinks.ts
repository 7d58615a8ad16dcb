import type { LightboxConfig, OpenLightbox } from "./createLightbox";
import { opensLightbox } from "./opensLightbox";

// A second click within this time is a double click.
const ONE_PRESS = 1000;

/** A click on a link to an image opens it in the lightbox. */
export function watchPictureLinks(
  page: Document,
  openLightbox: OpenLightbox,
  { src, isUsual = true }: LightboxConfig,
): () => void {
  const visit = new AbortController();
  let isBroken = false;
  let askedAt = 0;

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.defaultPrevented || isBroken || !opensLightbox(link, event, isUsual)) return;
    // A visitor who waited and clicks the same image again gets the image itself.
    if (link.ariaBusy && event.timeStamp - askedAt > ONE_PRESS) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    askedAt = event.timeStamp;
    openLightbox(link, link).catch(() => {
      // If the lightbox cannot be loaded, the link works as usual.
      isBroken = true;
      link.click();
    });
  }

  if (src) page.addEventListener("click", onClick, { signal: visit.signal });
  return () => visit.abort();
}
