import type { Element } from "../../../documents/document";
import { newSettings, type WidgetSchema } from "../../../kit/schema/schema";
import { newId, withNewIds } from "../../commands/newIds";

/** A new element with the widget's initial settings. */
export const newElement = (schema: WidgetSchema): Element =>
  withNewIds({ type: schema.type, props: { ...newSettings(schema), id: "" } }, newId);
