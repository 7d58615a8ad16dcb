import { widgets } from "../../intarsia/widgets";
import type { Widget } from "../kit/schema/defineWidget";
import { FIELD_CATALOG, PAGE_CATALOG } from "../kit/schema/schema";
import { fieldTypes } from "./forms/fieldTypes";

const byType = (widgets: readonly Widget[]) => new Map(widgets.map((widget) => [widget.schema.type, widget]));

const catalogs = new Map<string, Map<string, Widget>>([
  [PAGE_CATALOG, byType(widgets)],
  [FIELD_CATALOG, fieldTypes],
]);

/** A widget that pages can show. */
export const widgetOf = (type: string): Widget | undefined => widgetIn(PAGE_CATALOG, type);

export const widgetIn = (catalog: string, type: string): Widget | undefined => catalogs.get(catalog)?.get(type);

/** Adds a widget of another package. It throws if the type exists already. */
export function addWidget(widget: Widget) {
  const { type, catalog = PAGE_CATALOG } = widget.schema;
  const known = catalogs.get(catalog) ?? new Map<string, Widget>();
  if (known.has(type)) throw new Error(`A widget called "${type}" exists already. Give yours another type.`);
  catalogs.set(catalog, known.set(type, widget));
}
