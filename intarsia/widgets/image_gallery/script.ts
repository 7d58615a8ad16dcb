/** Only groups and hidden last rows need this script. The page's lightbox opens the images. */
import { filterGroups } from "./filterGroups";
import { hideLastRow } from "./hideLastRow";

export function mount(container: HTMLElement): () => void {
  const ended = new AbortController();
  const list = container.querySelector<HTMLElement>(".image_gallery__list");
  const filters = container.querySelector<HTMLElement>(".image_gallery__filters");
  if (list && filters) filterGroups(filters, list, ended.signal);
  if (list?.matches(".image_gallery--hide")) hideLastRow(list, ended.signal);
  return () => ended.abort();
}
