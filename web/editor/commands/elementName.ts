import type { Element } from "../../documents/document";
import type { SchemaOf } from "./slots";

/** The name of the element: the one that the owner gave it, or else its widget's label. */
export const elementName = ({ type, props }: Element, schemaOf: SchemaOf): string =>
  props.$label || schemaOf(type)?.label || type;
