/** Buttons that say that they send a form, wherever they are: also `gform_next_button` and its like. */
export const NAMED_BUTTONS = "[data-submission-type], [class*=gform_][class*=_button], .gform_save_link";
