import { type Document, isElement } from "../../kit/document";
import { placeOf } from "./tree";

/** What an item of a list is called, as views know it: other builders' files have lists without ids. */
export const itemId = (item: { _id?: unknown }, index: number) => String(item._id ?? index);

/** The items of lists that an element stands in, outermost first: the tabs that must be open for it to be seen. */
export function itemsAround(document: Document, id: string): { element: string; item: string }[] {
  const found: { element: string; item: string }[] = [];
  let value: unknown = document;
  let element = "";
  for (const key of placeOf(document, id)?.list ?? []) {
    value = (value as Record<string | number, unknown>)[key];
    if (isElement(value)) element = value.props.id;
    else if (typeof key === "number") found.push({ element, item: itemId(value as { _id?: unknown }, key) });
  }
  return found;
}
