import { type Element, isElement } from "../documents/document";
import { FIRST_VERSION } from "../documents/upgrades";
import { slotsIn } from "../documents/walk";
import type { WidgetSchema } from "../kit/schema/schema";
import { withNewIds } from "./commands/newIds";
import type { SchemaOf } from "./commands/slots";

/**
 * A document, or a part of one, whose elements store the default items that contain elements; the same object if all
 * do. Imports and scripts can leave them out. Views show such items without ids, so nobody could edit them.
 */
export function withDefaultItems<Value>(document: Value, schemaOf: SchemaOf): Value {
  return storeInside(document, schemaOf) as Value;
}

function storeInside(value: unknown, schemaOf: SchemaOf): unknown {
  if (Array.isArray(value)) return changed(value, Object.values(mapped(value, schemaOf)));
  if (typeof value !== "object" || value === null) return value;
  const own = isElement(value) ? storeItems(value, schemaOf(value.type)) : value;
  return changed(own, mapped(own, schemaOf));
}

const mapped = (value: object, schemaOf: SchemaOf) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storeInside(inner, schemaOf)]));

function changed(before: object, after: object): object {
  return Object.entries(after).some(([key, inner]) => inner !== before[key as keyof object]) ? after : before;
}

function storeItems(element: Element, schema: WidgetSchema | undefined): Element {
  // What a newer version of the widget shows is unknown.
  if (!schema || (element.props.$version ?? FIRST_VERSION) > schema.version) return element;
  const missing = Object.entries(schema.settings)
    .filter(([name, setting]) => element.props[name] === undefined && hasElements(setting.default))
    .map(([name, setting]) => [name, setting.default]);
  if (missing.length === 0) return element;
  const { props } = withNewIds({ ...element, props: { id: "", ...Object.fromEntries(missing) } }, idsIn(element));
  return { ...element, props: { ...props, ...element.props } };
}

const hasElements = (value: unknown) => [...slotsIn({ value })].some(({ elements }) => elements.length > 0);

/** The same ids each time, so that a document that was not saved opens with the same elements again. */
function idsIn({ props: { id } }: Element) {
  let count = 0;
  return (type: string) => `${id}-${type}-${++count}`;
}
