import type { Widget } from "../../../../kit/schema/defineWidget";
import { matchesQuery, singularQuery } from "../../../matchesQuery";
import { isAlmost } from "./typingErrors";

/**
 * Finds widgets by label, keywords and description, the best match first. If nothing matches, typing errors are
 * tolerated. An empty query returns all.
 */
export function findWidgets(widgets: readonly Widget[], query: string): Widget[] {
  const wanted = query.trim().toLowerCase();
  const found = widgets.filter(({ schema: { label, type, description, keywords = [] } }) =>
    matchesQuery(query, [label, type, description, ...keywords]),
  );
  if (found.length === 0) return widgets.filter((widget) => isAlmostNamed(widget, wanted));
  const rank = rankFor(query);
  return found.sort((one, other) => rank(one) - rank(other));
}

/** 0 for the label itself, 1 for its beginning, 2 for a keyword or all words in the label, 3 for anything else. */
function rankFor(query: string) {
  const wanted = singularQuery(query);
  return ({ schema: { label, keywords = [] } }: Widget): number => {
    const name = singularQuery(label);
    if (name === wanted) return 0;
    if (wanted && name.startsWith(wanted)) return 1;
    return keywords.some((keyword) => singularQuery(keyword) === wanted) || matchesQuery(query, [label]) ? 2 : 3;
  };
}

const isAlmostNamed = ({ schema: { label, keywords = [] } }: Widget, wanted: string) =>
  [label, ...keywords].some((term) => {
    const name = term.toLowerCase();
    return isAlmost(wanted, name) || name.split(/\s+/).some((word) => isAlmost(wanted, word));
  });
