/** A click on a picture opens it in the lightbox, whose code comes with the first click. */
import { sayIn, wordsOf } from "../../../web/kit/words";
import { hideLastRow } from "./hideLastRow";
import { opensLightbox } from "./opensLightbox";
import type { Word } from "./words";

export function mount(container: HTMLElement): () => void {
  const visit = new AbortController();
  const { signal } = visit;
  let state: "ready" | "opening" | "broken" = "ready";

  async function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest("a");
    if (!link || state === "broken" || event.defaultPrevented || !opensLightbox(link, event)) return;
    event.preventDefault();
    if (state === "ready") await open(link);
  }

  async function open(link: HTMLAnchorElement) {
    state = "opening";
    link.ariaBusy = "true";
    try {
      const { openLightbox } = await import("./lightbox");
      if (!signal.aborted)
        openLightbox(linksIn(container), link, { until: signal, say: sayIn<Word>(wordsOf(container)) });
      state = "ready";
    } catch {
      // Without it the link does what every link does.
      state = "broken";
      link.click();
    } finally {
      link.ariaBusy = null;
    }
  }

  container.addEventListener("click", onClick, { signal });
  const justified = container.querySelector<HTMLElement>(".image_gallery--hide");
  if (justified) hideLastRow(justified, signal);
  return () => visit.abort();
}

const linksIn = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLAnchorElement>(".image_gallery__item:not([hidden]) > a"),
];
