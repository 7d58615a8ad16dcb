/** Only groups and rows that may be left out need a script: pictures open by the page's own lightbox. */
import { filterGroups } from "./filterGroups";
import { hideLastRow } from "./hideLastRow";

export function mount(container: HTMLElement): () => void {
  const visit = new AbortController();
  const list = container.querySelector<HTMLElement>(".image_gallery__list");
  const filters = container.querySelector<HTMLElement>(".image_gallery__filters");
  if (list && filters) filterGroups(filters, list, visit.signal);
  if (list?.matches(".image_gallery--hide")) hideLastRow(list, visit.signal);
  return () => visit.abort();
}
