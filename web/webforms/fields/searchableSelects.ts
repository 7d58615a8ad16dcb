import { lazyFeature } from "../parts/lazyFeature";

/** Drop-downs and multi-selects with a search. Without the script they are the browser's own. */
export const searchableSelects = lazyFeature(
  "[data-searchable]",
  async () => (await import("../combobox/startComboboxes")).startComboboxes,
);
