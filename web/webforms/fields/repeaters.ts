import { keptValues } from "../drafts/keptValues";
import { lazyFeature } from "../parts/lazyFeature";

/** Groups of fields that visitors add again. Restoring what fits into the items that are there overwrites the others. */
export const repeaters = lazyFeature(
  "[data-repeater]",
  async () => (await import("../../../intarsia/fields/repeater/items")).startItems,
  keptValues,
);
