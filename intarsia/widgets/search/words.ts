export const WORDS = [
  "Search",
  "Search this site",
  "Suggestions",
  "{count} suggestions",
  "No suggestions",
  "1 page found for “{query}”",
  "{count} pages found for “{query}”",
  "Nothing was found for “{query}”",
  "Try another word, a shorter one, or only its beginning.",
  "Type what you are looking for.",
  "That was often. Please wait a minute and search again.",
  "Pages of results",
  "Previous results",
  "More results",
  "Page {number} of {count}",
  "Leave this field empty",
] as const;

export type Word = (typeof WORDS)[number];
