import type { Widget } from "../../../kit/defineWidget";

/** Widgets by what they are called, then by what they do; all of them when nothing is asked for. */
export function findWidgets(widgets: readonly Widget[], query: string): Widget[] {
  const wanted = query.trim().toLowerCase();
  const found = widgets.filter(({ schema: { label, type, description, keywords = [] } }) =>
    [label, type, description, ...keywords].some((word) => word.toLowerCase().includes(wanted)),
  );
  return found.sort((one, other) => nearness(one, wanted) - nearness(other, wanted));
}

/** 0 for the name itself, 1 for how it begins, 2 for all else. */
function nearness({ schema }: Widget, wanted: string): number {
  const name = schema.label.toLowerCase();
  return name === wanted ? 0 : wanted && name.startsWith(wanted) ? 1 : 2;
}
