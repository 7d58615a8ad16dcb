import { runHooks } from "../api/runHooks";

/** What scripts of a site can change, with the names that they know. */
export type ComboboxOptions = {
  /** Shown before the text that was not found; empty for our own sentence. */
  no_results_text: string;
  /** Whether the text can be anywhere in an option, and not only at its beginning. */
  search_contains: boolean;
  /** How many options are added to the list at once. */
  max_shown_results: number;
};

const DEFAULTS: ComboboxOptions = { no_results_text: "", search_contains: true, max_shown_results: 100 };

export const comboboxOptions = (select: HTMLSelectElement): ComboboxOptions =>
  runHooks.applyFilters("gform_chosen_options", { ...DEFAULTS }, select);
