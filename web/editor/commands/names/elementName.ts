import type { Element } from "../../../documents/document";
import { gettext } from "../../texts/gettext";
import type { SchemaOf } from "../slots";
import { excerptOf } from "./excerptOf";

/** The name of the element: the one that the owner gave it, or else its widget's label. */
export const elementName = ({ type, props }: Element, schemaOf: SchemaOf): string =>
  props.$label || schemaOf(type)?.label || type;

const EXCERPT = 24;

/** Its name with its first words, which tell it from others: Button “Book”. */
export function elementTitle(element: Element, schemaOf: SchemaOf): string {
  const name = elementName(element, schemaOf);
  const text = element.props.$label ? "" : excerptOf(element);
  if (!text) return name;
  const excerpt = text.length > EXCERPT ? `${text.slice(0, EXCERPT).replace(/\s+\S*$/, "")}…` : text;
  return gettext("{name} “{text}”", { name, text: excerpt });
}

/** A change of a setting in the history: CSS ID of Button “Book”. */
export function changeTitle(label: string, element: Element, schemaOf: SchemaOf): string {
  const title = elementTitle(element, schemaOf);
  // The setting “Form” of a form.
  return label === elementName(element, schemaOf)
    ? title
    : gettext("{setting} of {name}", { setting: label, name: title });
}
