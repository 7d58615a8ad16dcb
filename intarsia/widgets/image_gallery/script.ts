/** Only groups and hidden last rows need this script. The page's lightbox opens the images. */
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
