import { pgettext } from "./gettext";
import { KEYWORDS } from "./translated";

/**
 * Words that users search for, in lower case: the English ones and those of the user's language. Both are separated by
 * commas; a catalog has any number of words for the English ones.
 */
export function searchTerms(english: string): string[] {
  const words = `${english}, ${pgettext(KEYWORDS, english)}`.toLowerCase().split(", ");
  return [...new Set(words)];
}
