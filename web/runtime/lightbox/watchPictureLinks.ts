import type { LightboxConfig, OpenLightbox } from "./createLightbox";
import { opensLightbox } from "./opensLightbox";

// Whoever presses again within this time has pressed twice, and not asked for anything else.
const ONE_PRESS = 1000;

/** A click on a link to a picture opens it in the lightbox. */
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
    // Who has waited, and asks for the same picture again, would rather have it by itself.
    if (link.ariaBusy && event.timeStamp - askedAt > ONE_PRESS) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    askedAt = event.timeStamp;
    openLightbox(link, link).catch(() => {
      // Without it the link does what every link does.
      isBroken = true;
      link.click();
    });
  }

  if (src) page.addEventListener("click", onClick, { signal: visit.signal });
  return () => visit.abort();
}
