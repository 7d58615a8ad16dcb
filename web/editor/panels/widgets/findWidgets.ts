import type { Widget } from "../../../kit/defineWidget";

/** Widgets by what they are called and by what they do; all of them when nothing is asked for. */
export function findWidgets(widgets: readonly Widget[], query: string): Widget[] {
  const wanted = query.trim().toLowerCase();
  return widgets.filter(({ schema: { label, type, description, keywords = [] } }) =>
    [label, type, description, ...keywords].some((word) => word.toLowerCase().includes(wanted)),
  );
}
