export const WORDS = [
  "Main menu",
  "Menu",
  "Close",
  "The options of this menu are not valid JSON, so it does without.",
  "This menu is no popup, so it cannot be shown or hidden as one.",
] as const;

export type Word = (typeof WORDS)[number];
