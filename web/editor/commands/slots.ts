import type { Document, Element } from "../../documents/document";
import { at, elementById, positionOf, slotPaths } from "../../documents/tree";
import type { WidgetSchema } from "../../kit/schema/schema";
import { holdsElements, type Settings } from "../../kit/schema/settings";
import { isMet } from "../../rules/conditions/isMet";
import { type Command, insert, remove, type Target } from "./commands";

export type SchemaOf = (type: string) => WidgetSchema | undefined;
type Path = (string | number)[];

/** The slots of an element that the page shows and that accept elements of all `types`, filled or empty. */
export function openSlots(element: Element, schemaOf: SchemaOf, ...types: string[]): Path[] {
  const schema = schemaOf(element.type);
  return schema ? slotsOf(schema.settings, element.props, ["props"], types) : slotPaths(element);
}

function slotsOf(settings: Settings, values: Record<string, unknown>, path: Path, types: string[]): Path[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    if (setting.kind === "slot") {
      const { allow } = setting;
      const accepts = holdsElements(setting) && (!allow || types.every((type) => allow.includes(type)));
      return accepts && isMet(setting.visible, values) ? [[...path, name]] : [];
    }
    const items = values[name];
    if (setting.kind !== "list" || !Array.isArray(items)) return [];
    return items.flatMap((item, index) => slotsOf(setting.fields, item, [...path, name, index], types));
  });
}

/**
 * Where new elements go, however they are inserted, and several of them together: to the end of the selected one if
 * that can contain them, else after it, else to the end of the page. Of the slots of list items, such as those of tabs,
 * empty ones are filled first. Bands of the page, such as sections, go below the one that holds the selection.
 */
export function positionForNew(document: Document, id: string | null, schemaOf: SchemaOf, ...types: string[]): Target {
  const position = id ? positionOf(document, id) : null;
  if (!id || !position) return { list: ["content"], index: document.content.length };
  if (hasBand(types, schemaOf))
    return { list: ["content"], index: ((position.list[1] as number | undefined) ?? position.index) + 1 };
  const element = elementById(document, id) as Element;
  const slots = openSlots(element, schemaOf, ...types);
  const slot = mainSlot(slots) ?? slots.find((one) => lengthOf(element, one) === 0) ?? slots.at(-1);
  if (slot) return { list: [...position.list, position.index, ...slot], index: lengthOf(element, slot) };
  return positionAfter(document, id, schemaOf, ...types) ?? { list: ["content"], index: document.content.length };
}

/** The first slot of the widget itself: the others, such as the footer of a panel, are filled on purpose. */
const mainSlot = (slots: Path[]): Path | undefined => slots.find((slot) => slot.length === 2);

const lengthOf = (element: Element, slot: Path): number => (at(element, slot) as unknown[] | undefined)?.length ?? 0;

/** After an element, or after the nearest ancestor whose parent accepts all types; null if the element is gone. */
export function positionAfter(document: Document, id: string, schemaOf: SchemaOf, ...types: string[]): Target | null {
  const position = positionOf(document, id);
  if (!position) return null;
  const parent = position.parent && positionOf(document, position.parent.props.id);
  if (!position.parent || !parent) return { list: position.list, index: position.index + 1 };
  const slot = position.list.slice(parent.list.length + 1).join();
  const isOpen = openSlots(position.parent, schemaOf, ...types).some((path) => path.join() === slot);
  return isOpen
    ? { list: position.list, index: position.index + 1 }
    : positionAfter(document, position.parent.props.id, schemaOf, ...types);
}

/** Whether one of them belongs at the top level of the page. Dragging can still put it into a container. */
export const hasBand = (types: readonly string[], schemaOf: SchemaOf): boolean =>
  types.some((type) => schemaOf(type)?.isBand);

/** The element around the position that cannot contain the type, so that a new element goes after it. */
export function refusedBy(document: Document, id: string | null, schemaOf: SchemaOf, type: string): Element | null {
  const position = id ? positionOf(document, id) : null;
  if (!id || !position || hasBand([type], schemaOf)) return null;
  const element = elementById(document, id) as Element;
  const schema = schemaOf(element.type);
  if (schema && hasSlots(schema.settings) && openSlots(element, schemaOf, type).length === 0) return element;
  const { parent } = position;
  return parent && openSlots(parent, schemaOf, type).length === 0 ? parent : null;
}

const hasSlots = (settings: Settings): boolean =>
  Object.values(settings).some((setting) => {
    if (setting.kind === "slot") return holdsElements(setting);
    return setting.kind === "list" && hasSlots(setting.fields);
  });

/** Moves it out of its parent, to the position after it. */
export const moveOut =
  (id: string): Command =>
  (document) => {
    const parent = positionOf(document, id)?.parent;
    const target = parent && positionOf(document, parent.props.id);
    const element = elementById(document, id);
    if (!target || !element) return document;
    return insert(element, { list: target.list, index: target.index + 1 })(remove(id)(document));
  };

/** Moves it to the end of the previous element, if that accepts elements. */
export const moveIn =
  (id: string, schemaOf: SchemaOf): Command =>
  (document) => {
    const position = positionOf(document, id);
    const element = elementById(document, id);
    const before = position && (at(document, position.list) as Element[])[position.index - 1];
    const slots = before && element ? openSlots(before, schemaOf, element.type) : [];
    const slot = mainSlot(slots) ?? slots.at(-1);
    if (!position || !before || !element || !slot) return document;
    const target = { list: [...position.list, position.index - 1, ...slot], index: lengthOf(before, slot) };
    return insert(element, target)(remove(id)(document));
  };
