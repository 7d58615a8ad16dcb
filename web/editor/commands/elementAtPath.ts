import { type Document, type Element, isElement } from "../../documents/document";

/** The element and setting of a server path such as `content[2].props.tabs[0].content[1].props.size`. */
export function elementAtPath(document: Document, path: string): { element: Element; setting: string } | null {
  let value: unknown = document;
  let found: { element: Element; setting: string } | null = null;
  const keys = path.match(/[^.[\]]+/g) ?? [];
  for (const [index, key] of keys.entries()) {
    value = (value as Record<string, unknown> | undefined)?.[key];
    if (isElement(value)) found = { element: value, setting: keys[index + 2] ?? "" };
  }
  return found;
}
