import type { Feature } from "../features";
import { lazyPart } from "../parts/lazyPart";

const load = lazyPart(() => import("../../../intarsia/fields/image_choice/focusCards"));

/** Cards with images. They work without this part, too. */
export const imageChoices: Feature = {
  applies: (form) => form.querySelector(".image-choices") !== null,
  start: (form, until) =>
    load().then(
      ({ focusCards }) => until.aborted || focusCards(form, until),
      () => {},
    ),
};
