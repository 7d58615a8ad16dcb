import type { Document, Element } from "../../kit/document/document";
import type { WidgetSchema } from "../../kit/schema/schema";
import type { Settings } from "../../kit/schema/settings";
import { type Command, insert, remove, type Target } from "./commands";
import { at, elementById, placeOf, slotPaths } from "./tree";

export type SchemaOf = (type: string) => WidgetSchema | undefined;
type Path = (string | number)[];

/** The slots of an element that accept elements of `type`, filled or empty. */
export function openSlots(element: Element, schemaOf: SchemaOf, type: string): Path[] {
  const schema = schemaOf(element.type);
  return schema ? slotsOf(schema.settings, element.props, ["props"], type) : slotPaths(element);
}

function slotsOf(settings: Settings, values: Record<string, unknown>, path: Path, type: string): Path[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    if (setting.kind === "slot") return !setting.allow || setting.allow.includes(type) ? [[...path, name]] : [];
    const items = values[name];
    if (setting.kind !== "list" || !Array.isArray(items)) return [];
    return items.flatMap((item, index) => slotsOf(setting.fields, item, [...path, name, index], type));
  });
}

/**
 * Where a new element goes: into the selected one if it has an empty slot, else after it, else to the end of the
 * page. This is how containers are filled without a mouse.
 */
export function placeForNew(document: Document, id: string | null, schemaOf: SchemaOf, type: string): Target {
  const place = id ? placeOf(document, id) : null;
  if (!id || !place) return { list: ["content"], index: document.content.length };
  const element = elementById(document, id) as Element;
  const empty = openSlots(element, schemaOf, type).find(
    (slot) => !(at(element, slot) as unknown[] | undefined)?.length,
  );
  if (empty) return { list: [...place.list, place.index, ...empty], index: 0 };
  return placeAfter(document, id, schemaOf, type) ?? { list: ["content"], index: document.content.length };
}

/** After an element, or after the nearest ancestor whose parent accepts the type; null if the element is gone. */
export function placeAfter(document: Document, id: string, schemaOf: SchemaOf, type: string): Target | null {
  const place = placeOf(document, id);
  if (!place) return null;
  const parent = place.parent && placeOf(document, place.parent.props.id);
  if (!place.parent || !parent) return { list: place.list, index: place.index + 1 };
  const slot = place.list.slice(parent.list.length + 1).join();
  const isOpen = openSlots(place.parent, schemaOf, type).some((path) => path.join() === slot);
  return isOpen
    ? { list: place.list, index: place.index + 1 }
    : placeAfter(document, place.parent.props.id, schemaOf, type);
}

/** Moves it out of its parent, to the position after it. */
export const moveOut =
  (id: string): Command =>
  (document) => {
    const parent = placeOf(document, id)?.parent;
    const target = parent && placeOf(document, parent.props.id);
    const element = elementById(document, id);
    if (!target || !element) return document;
    return insert(element, { list: target.list, index: target.index + 1 })(remove(id)(document));
  };

/** Moves it to the end of the previous element, if that accepts elements. */
export const moveIn =
  (id: string, schemaOf: SchemaOf): Command =>
  (document) => {
    const place = placeOf(document, id);
    const element = elementById(document, id);
    const before = place && (at(document, place.list) as Element[])[place.index - 1];
    const slot = before && element && openSlots(before, schemaOf, element.type).at(-1);
    if (!place || !slot) return document;
    const list = [...place.list, place.index - 1, ...slot];
    const length = ((at(document, list) ?? []) as Element[]).length;
    return insert(element, { list, index: length })(remove(id)(document));
  };
