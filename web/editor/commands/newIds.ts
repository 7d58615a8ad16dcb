import type { Element } from "../../documents/document";
import { mapReferences, type Target } from "../../documents/references";
import { mapElements } from "../../documents/tree";
import { mapTextActions } from "../../kit/links/richTextLinks";
import type { FieldReference } from "../../kit/schema/settings";
import type { Rule } from "../../rules/conditions/condition";

const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** `heading-k3f9x2ab`: unique in a document without a lookup. */
export function newId(type: string): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  return `${type}-${[...random].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join("")}`;
}

/**
 * A copy in which every element has a new id, at any depth and in any widget. Links to elements of the original lead
 * to their copies, and rules about its fields are about their copies.
 */
export function withNewIds(element: Element, idFor: (type: string) => string = newId): Element {
  return withNewIdsForAll([element], idFor)[0] as Element;
}

/** Copies of several elements, which may link to one another. */
export function withNewIdsForAll(elements: readonly Element[], idFor: (type: string) => string = newId): Element[] {
  const copies = new Map<unknown, string>();
  const copied = mapElements(elements, (inner) => {
    const id = idFor(inner.type);
    if (inner.props.id) copies.set(inner.props.id, id);
    return { ...inner, props: { ...inner.props, id } };
  });
  const copyOf = (target: Target, id: unknown) => (target === "element" && copies.get(id)) || id;
  return mapValues(copied, (value) => withCopies(value, copyOf)) as Element[];
}

/** Maps every value, inner ones first. */
function mapValues(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapValues(inner, change));
  if (typeof value !== "object" || value === null) return change(value);
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapValues(inner, change)])));
}

/** Every object can be a rule, a field's name or a link, and every string a rich text: widgets that are not installed have no schema. */
function withCopies(value: unknown, copyOf: (target: Target, id: unknown) => unknown): unknown {
  if (isAboutField(value)) return { ...value, field: copyOf("element", value.field) };
  if (typeof value !== "string") return mapReferences("link", value, copyOf);
  return mapTextActions(value, (action) => mapReferences("link", { action }, copyOf).action);
}

/** A rule, or a setting that names another field. */
const isAboutField = (value: unknown): value is Rule | FieldReference =>
  typeof value === "object" &&
  value !== null &&
  "field" in value &&
  ("operator" in value || Object.keys(value).length === 1);

/** Whether two elements differ only in their ids and in the version of their widget. */
export const isCopyOf = (one: Element, other: Element): boolean => withoutIds(one) === withoutIds(other);

const IDS = new Set(["id", "_id", "$version"]);

const withoutIds = (element: Element) => JSON.stringify(element, (key, value) => (IDS.has(key) ? undefined : value));
