/** Only groups and hidden last rows need this script. The page's lightbox opens the images. */
import type { Enhance } from "../../../web/kit/schema/defineWidget";
import { filterGroups } from "./filterGroups";
import { hideLastRow } from "./hideLastRow";

const LIST = ".image_gallery__list";

export const enhance: Enhance = (root, until) => {
  const list = root.matches(LIST) ? root : root.querySelector<HTMLElement>(LIST);
  const filters = root.querySelector<HTMLElement>(".image_gallery__filters");
  if (list && filters) filterGroups(filters, list, until);
  if (list?.matches(".image_gallery--hide")) hideLastRow(list, until);
};
