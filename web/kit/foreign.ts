import type * as React from "react";
import type * as kit from ".";
import type { Widget } from "./defineWidget";
import type { WidgetSchema } from "./schema/schema";

/** What a package's script or module is: it makes the widget from the page's own React and kit. */
export type Factory = (host: { React: typeof React; kit: typeof kit }) => {
  schema?: WidgetSchema;
  View: Widget["View"];
};

/** The widget. Its contract.json, when known, decides what the settings are, not the code. */
export function widgetFrom(
  factory: Factory,
  host: Parameters<Factory>[0],
  type: string,
  contract: WidgetSchema | null,
): Widget {
  const made = factory(host);
  const schema = contract ?? made?.schema;
  if (!schema || typeof made?.View !== "function") {
    throw new Error(`The widget "${type}" is made without a View: return { View } with a function that draws it.`);
  }
  return { schema, View: made.View };
}
