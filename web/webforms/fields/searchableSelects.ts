import type { Feature } from "../features";
import { lazyPart } from "../parts/lazyPart";

const load = lazyPart(() => import("../combobox/startComboboxes"));

/** Drop-downs and multi-selects with a search. Without the script they are the browser's own. */
export const searchableSelects: Feature = {
  applies: (form) => form.querySelector("[data-searchable]") !== null,
  start: (form, until) =>
    load().then(
      ({ startComboboxes }) => until.aborted || startComboboxes(form, until),
      () => {},
    ),
};
