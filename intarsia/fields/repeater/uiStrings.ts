export const UI_STRINGS = [
  "Item {number}",
  "Add item",
  "Remove",
  "Remove: {item}",
  "Item added.",
  "Item removed.",
  "Enter at most {number} items.",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
