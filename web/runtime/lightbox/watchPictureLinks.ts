import type { LightboxConfig, OpenLightbox } from "./createLightbox";
import { opensLightbox } from "./opensLightbox";

/** A click on a link to a picture opens it in the lightbox. */
export function watchPictureLinks(
  page: Document,
  openLightbox: OpenLightbox,
  { src, isUsual = true }: LightboxConfig,
): () => void {
  const visit = new AbortController();
  let isBroken = false;

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.defaultPrevented || isBroken || !opensLightbox(link, event, isUsual)) return;
    // Who asks twice for the same picture would rather have it by itself than wait.
    if (link.ariaBusy) return;
    event.preventDefault();
    openLightbox(link, link).catch(() => {
      // Without it the link does what every link does.
      isBroken = true;
      link.click();
    });
  }

  if (src) page.addEventListener("click", onClick, { signal: visit.signal });
  return () => visit.abort();
}
