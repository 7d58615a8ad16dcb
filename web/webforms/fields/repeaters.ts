import { keptValues } from "../drafts/keptValues";
import type { Feature } from "../features";
import { lazyPart } from "../parts/lazyPart";

const load = lazyPart(() => import("../../../intarsia/fields/repeater/items"));

/** Groups of fields that visitors add again. */
export const repeaters: Feature = {
  applies: (form) => form.querySelector("[data-repeater]") !== null,
  start(form, until) {
    // Restoring what fits into the items that are there overwrites the others.
    const kept = keptValues(form);
    return load().then(
      ({ startItems }) => until.aborted || startItems(form, until, kept),
      () => {},
    );
  },
};
