import type { Widget } from "../../../kit/schema/defineWidget";

/** Finds widgets by label, keywords and description, the best match first. An empty query returns all. */
export function findWidgets(widgets: readonly Widget[], query: string): Widget[] {
  const wanted = query.trim().toLowerCase();
  const found = widgets.filter(({ schema: { label, type, description, keywords = [] } }) =>
    [label, type, description, ...keywords].some((term) => term.toLowerCase().includes(wanted)),
  );
  return found.sort((one, other) => rank(one, wanted) - rank(other, wanted));
}

/** 0 for the exact label, 1 for its beginning, 2 for anything else. */
function rank({ schema }: Widget, wanted: string): number {
  const name = schema.label.toLowerCase();
  return name === wanted ? 0 : wanted && name.startsWith(wanted) ? 1 : 2;
}
