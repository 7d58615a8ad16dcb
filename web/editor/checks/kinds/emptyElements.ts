import { elementById } from "../../../documents/tree";
import { gettext } from "../../texts/gettext";
import type { Check } from "../check";

/** Elements that look finished on the canvas, where a sample takes the place of an image, a date or a form. */
export const emptyElements: Check = {
  name: "empty-elements",
  title: gettext("Empty elements"),
  find: ({ document, canvas }) =>
    canvas.samples
      .filter(({ element }) => elementById(document, element))
      .map(({ element, hint }) => ({
        element,
        text: gettext("{hint}. Until then, visitors see nothing here.", { hint }),
      })),
};
