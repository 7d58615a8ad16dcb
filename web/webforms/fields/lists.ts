import { keptValues } from "../drafts/keptValues";
import { lazyFeature } from "../parts/lazyFeature";

/** Lists to which visitors add rows. Restoring what fits into the rows that are there overwrites the other answers. */
export const lists = lazyFeature(
  "[data-list]",
  async () => (await import("../../../intarsia/fields/list/rows")).startRows,
  keptValues,
);
