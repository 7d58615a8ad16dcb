import type { Element } from "../../../kit/document";
import { newSettings, type WidgetSchema } from "../../../kit/schema/schema";
import { newId, withNewIds } from "../../commands/newIds";

/** An element as its widget is at first. */
export const newElement = (schema: WidgetSchema): Element =>
  withNewIds({ type: schema.type, props: { ...newSettings(schema), id: "" } }, newId);
