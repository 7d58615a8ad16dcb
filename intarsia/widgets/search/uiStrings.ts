export const UI_STRINGS = [
  "Search",
  "Search this site",
  "Suggestions",
  "Suggestions: {count}",
  "No suggestions",
  "1 page found for “{query}”",
  "{count} pages found for “{query}”",
  "No results for “{query}”",
  "Try another word, or a shorter one.",
  "Enter a search term.",
  "Too many searches. Please wait a minute and try again.",
  "Result pages",
  "Previous results",
  "More results",
  "Page {number} of {count}",
  "Leave this field empty",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
