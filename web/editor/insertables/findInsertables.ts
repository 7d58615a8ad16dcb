import { matchesQuery, singularQuery } from "../matchesQuery";
import { isAlmost } from "./typingErrors";

/** What something is found by. The type is the name in code, which developers know. */
export type Names = { label: string; type?: string; description?: string; keywords?: readonly string[] };

/**
 * Finds things by label, keywords and description, the best match first. If nothing matches, typing errors are
 * tolerated. An empty query returns all.
 */
export function findInsertables<Item extends Names>(items: readonly Item[], query: string): Item[] {
  const wanted = query.trim().toLowerCase();
  const found = items.filter(({ label, type = "", description = "", keywords = [] }) =>
    matchesQuery(query, [label, type, description, ...keywords]),
  );
  if (found.length === 0) return items.filter((item) => isAlmostNamed(item, wanted));
  const rank = rankFor(query);
  return found.sort((one, other) => rank(one) - rank(other));
}

/** 0 for the label itself, 1 for its beginning, 2 for a keyword or all words in the label, 3 for anything else. */
function rankFor(query: string) {
  const wanted = singularQuery(query);
  return ({ label, keywords = [] }: Names): number => {
    const name = singularQuery(label);
    if (name === wanted) return 0;
    if (wanted && name.startsWith(wanted)) return 1;
    return keywords.some((keyword) => singularQuery(keyword) === wanted) || matchesQuery(query, [label]) ? 2 : 3;
  };
}

const isAlmostNamed = ({ label, keywords = [] }: Names, wanted: string) =>
  [label, ...keywords].some((term) => {
    const name = term.toLowerCase();
    return isAlmost(wanted, name) || name.split(/\s+/).some((word) => isAlmost(wanted, word));
  });
