export const UI_STRINGS = [
  "Row {number}",
  "{column}, row {number}",
  "Add row",
  "Remove row {number}",
  "Row added.",
  "Row removed.",
  "Rows allowed: {number}. Remove some.",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
