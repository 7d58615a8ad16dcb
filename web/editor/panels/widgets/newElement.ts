import type { Element } from "../../../kit/document";
import { defaultsOf, type WidgetSchema } from "../../../kit/schema/schema";
import { newId, withNewIds } from "../../commands/newIds";

/** An element as its widget is at first. */
export const newElement = ({ type, version, settings }: WidgetSchema): Element =>
  withNewIds({ type, props: { ...defaultsOf(settings), id: "", $version: version } }, newId);
