import { type Element, isElement } from "../../kit/document";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** `heading-k3f9x2ab`: unique in a document without asking it. */
export function newId(type: string): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  return `${type}-${[...random].map((byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}

/**
 * A copy in which every element has a new id, however deep and whatever its widget: whoever looks for ids in
 * known slots only leaves two elements with one id behind.
 */
export function withNewIds(element: Element, idFor: (type: string) => string = newId): Element {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== "object" || value === null) return value;
    const copied = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
    if (!isElement(copied)) return copied;
    return { ...copied, props: { ...copied.props, id: idFor(copied.type) } };
  };
  return copy(element) as Element;
}
