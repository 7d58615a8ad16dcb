import type { Element } from "../../kit/document";
import type { SchemaOf } from "./slots";

/** What an owner calls the element: the name that they gave it, or else its widget's. */
export const elementName = ({ type, props }: Element, schemaOf: SchemaOf): string =>
  props.$label || schemaOf(type)?.label || type;
