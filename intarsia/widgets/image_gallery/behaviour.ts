/** Only rows that may be left out need a script: pictures open by the page's own lightbox. */
import { hideLastRow } from "./hideLastRow";

export function mount(container: HTMLElement): () => void {
  const visit = new AbortController();
  const rows = container.querySelector<HTMLElement>(".image_gallery--hide");
  if (rows) hideLastRow(rows, visit.signal);
  return () => visit.abort();
}
