import { widgets as ownWidgets } from "../../intarsia/widgets";
import type { Widget } from "../kit/schema/defineWidget";
import { PAGE_CATALOG } from "../kit/schema/schema";

const catalogs = new Map<string, Map<string, Widget>>([
  [PAGE_CATALOG, new Map(ownWidgets.map((widget) => [widget.schema.type, widget]))],
]);

/** A widget that pages can show. */
export const widgetOf = (type: string): Widget | undefined => widgetIn(PAGE_CATALOG, type);

export const widgetIn = (catalog: string, type: string): Widget | undefined => catalogs.get(catalog)?.get(type);

/** Adds a widget of another package. It throws if the type exists already. */
export function addWidget(widget: Widget) {
  const { type, catalog = PAGE_CATALOG } = widget.schema;
  const byType = catalogs.get(catalog) ?? new Map<string, Widget>();
  if (byType.has(type)) throw new Error(`A widget called "${type}" exists already. Give yours another type.`);
  catalogs.set(catalog, byType.set(type, widget));
}
