export const UI_STRINGS = [
  "Row {number}",
  "{column}, row {number}",
  "Add row",
  "Remove row {number}",
  "Row added.",
  "Row removed.",
  "Enter at most {number} rows.",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
