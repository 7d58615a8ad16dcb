import { keptValues } from "../drafts/keptValues";
import type { Feature } from "../features";
import { lazyPart } from "../parts/lazyPart";

const load = lazyPart(() => import("../../../intarsia/fields/list/rows"));

/** Lists to which visitors add rows. */
export const lists: Feature = {
  applies: (form) => form.querySelector("[data-list]") !== null,
  start(form, until) {
    // Restoring what fits into the rows that are there overwrites the others.
    const kept = keptValues(form);
    return load().then(
      ({ startRows }) => until.aborted || startRows(form, until, kept),
      () => {},
    );
  },
};
