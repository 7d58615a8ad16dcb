/**
 * Whether every word of a search is in one of the texts, in any order: “price table” finds a widget labeled “Table” that
 * has the keyword “prices”. Plurals match, so that “buttons” finds “Button”. An empty search matches everything.
 */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const known = texts.map((text) => text.toLowerCase());
  return wordsOf(query).every((word) => known.some((text) => text.includes(word) || text.includes(singularOf(word))));
}

const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** The query in lower case, with its last word in the singular. */
export function singularQuery(query: string): string {
  const words = wordsOf(query);
  return words.map((word, index) => (index === words.length - 1 ? singularOf(word) : word)).join(" ");
}

// Shorter words are no plurals: “css”, “gas”.
const LEAST_CHARACTERS = 4;

function singularOf(word: string): string {
  if (word.length < LEAST_CHARACTERS || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
