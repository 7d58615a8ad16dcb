/** The UI strings of all fields. */
export const FIELD_UI_STRINGS = [
  "optional",
  "This field is required.",
  "Check this box to continue.",
  "This answer is too long. Shorten it.",
  "Choose one of the options.",
  "Enter a complete e-mail address, with an @ and a dot.",
] as const;

export type FieldUiString = (typeof FIELD_UI_STRINGS)[number];
