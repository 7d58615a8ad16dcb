import { type Document, isElement } from "../../documents/document";
import { positionOf } from "../../documents/tree";

/** The key of a list item, as views know it. Files of other builders have lists without ids. */
export const itemId = (item: { _id?: unknown }, index: number) => String(item._id ?? index);

/** The list items that contain an element, outermost first: the tabs that must be open to show it. */
export function itemsAround(document: Document, id: string): { element: string; item: string }[] {
  const found: { element: string; item: string }[] = [];
  let value: unknown = document;
  let element = "";
  for (const key of positionOf(document, id)?.list ?? []) {
    value = (value as Record<string | number, unknown>)[key];
    if (isElement(value)) element = value.props.id;
    else if (typeof key === "number") found.push({ element, item: itemId(value as { _id?: unknown }, key) });
  }
  return found;
}
