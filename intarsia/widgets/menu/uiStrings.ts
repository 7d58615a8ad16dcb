export const UI_STRINGS = [
  "Main menu",
  "Menu",
  "Close",
  "The options of this menu are not valid JSON and were ignored.",
  "This menu is not a popup, so it cannot be shown or hidden.",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
