export const UI_STRINGS = [
  "Item {number}",
  "Add item",
  "Remove",
  "Remove: {item}",
  "Item added.",
  "Item removed.",
  "Items allowed: {number}. Remove some.",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
