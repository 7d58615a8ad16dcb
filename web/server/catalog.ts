import { widgets as ownWidgets } from "../../intarsia/widgets";
import type { Widget } from "../kit/schema/defineWidget";

const byType = new Map<string, Widget>(ownWidgets.map((widget) => [widget.schema.type, widget]));

export const widgetOf = (type: string): Widget | undefined => byType.get(type);

/** Adds a widget of another package. It throws if the type exists already. */
export function addWidget(widget: Widget) {
  if (byType.has(widget.schema.type))
    throw new Error(`A widget called "${widget.schema.type}" exists already. Give yours another type.`);
  byType.set(widget.schema.type, widget);
}
