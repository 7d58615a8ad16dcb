export const UI_STRINGS = [
  "Types: {types}. At most {size} MB.",
  "At most {size} MB.",
  "At most {size} MB each, and {number} files.",
  "Types: {types}. At most {size} MB each, and {number} files.",
  "Uploaded files",
  "Remove {name}",
  "Remove",
  "Files allowed: {number}. Remove some.",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
