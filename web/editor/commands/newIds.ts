import type { Element } from "../../documents/document";
import { mapElements } from "../../documents/tree";
import { mapTextActions } from "../../kit/links/richTextLinks";
import type { LinkAction } from "../../kit/schema/settings";
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
  const copies = new Map<unknown, string>();
  const copied = mapElements([element], (inner) => {
    const id = idFor(inner.type);
    if (inner.props.id) copies.set(inner.props.id, id);
    return { ...inner, props: { ...inner.props, id } };
  })[0];
  return mapValues(copied, (value) => withNewTarget(copies, value)) as Element;
}

/** Maps every value, inner ones first. */
function mapValues(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapValues(inner, change));
  if (typeof value !== "object" || value === null) return change(value);
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapValues(inner, change)])));
}

/** Settings store a link's action as it is; a rich text stores it in the attributes of its tags. */
function withNewTarget(copies: ReadonlyMap<unknown, string>, value: unknown): unknown {
  const mapped = (action: LinkAction): LinkAction => {
    const id = copies.get(action.settings?.id);
    return id ? { ...action, settings: { ...action.settings, id } } : action;
  };
  if (typeof value === "string") return mapTextActions(value, mapped);
  if (isRule(value)) return { ...value, field: copies.get(value.field) ?? value.field };
  const { action } = (value ?? {}) as { action?: LinkAction };
  return typeof action?.name === "string" ? { ...(value as object), action: mapped(action) } : value;
}

const isRule = (value: unknown): value is Rule =>
  typeof value === "object" && value !== null && "field" in value && "operator" in value;
