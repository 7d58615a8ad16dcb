import type { Widget } from "../../../../kit/schema/defineWidget";
import { isAlmost } from "./typingErrors";

/**
 * Finds widgets by label, keywords and description, the best match first. If nothing matches, typing errors are
 * tolerated. An empty query returns all.
 */
export function findWidgets(widgets: readonly Widget[], query: string): Widget[] {
  const wanted = query.trim().toLowerCase();
  const found = widgets.filter(({ schema: { label, type, description, keywords = [] } }) =>
    [label, type, description, ...keywords].some((term) => term.toLowerCase().includes(wanted)),
  );
  if (found.length === 0) return widgets.filter((widget) => isAlmostNamed(widget, wanted));
  return found.sort((one, other) => rank(one, wanted) - rank(other, wanted));
}

/** 0 for the exact label, 1 for its beginning, 2 for anything else. */
function rank({ schema }: Widget, wanted: string): number {
  const name = schema.label.toLowerCase();
  return name === wanted ? 0 : wanted && name.startsWith(wanted) ? 1 : 2;
}

const isAlmostNamed = ({ schema: { label, keywords = [] } }: Widget, wanted: string) =>
  [label, ...keywords].some((term) => {
    const name = term.toLowerCase();
    return isAlmost(wanted, name) || name.split(/\s+/).some((word) => isAlmost(wanted, word));
  });
