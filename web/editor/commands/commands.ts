import type { Document, Element, ElementProps } from "../../documents/document";
import { at, changeAt, elementById, positionOf } from "../../documents/tree";
import { withNewIds } from "./newIds";

/** A change of a document. It never mutates its argument. */
export type Command = (document: Document) => Document;

export type Target = { list: readonly (string | number)[]; index: number };

/** A target that stays the same while other parts of the document change. The page itself is the parent null. */
export type Place = { parent: string | null; slot: readonly (string | number)[]; index: number };

export function placeOf(document: Document, id: string): Place | null {
  const position = positionOf(document, id);
  if (!position) return null;
  const parent = position.parent && positionOf(document, position.parent.props.id);
  const slot = parent ? position.list.slice(parent.list.length + 1) : [];
  return { parent: position.parent?.props.id ?? null, slot, index: position.index };
}

/** Null if the parent is gone. */
export function targetAt(document: Document, { parent, slot, index }: Place): Target | null {
  if (!parent) return { list: ["content"], index };
  const position = positionOf(document, parent);
  return position && { list: [...position.list, position.index, ...slot], index };
}

export const insert =
  (element: Element, { list, index }: Target): Command =>
  (document) =>
    changeAt(document, list, (elements) => ((elements ?? []) as Element[]).toSpliced(index, 0, element));

export const remove =
  (id: string): Command =>
  (document) => {
    const position = positionOf(document, id);
    return position
      ? changeAt(document, position.list, (elements) => (elements as Element[]).toSpliced(position.index, 1))
      : document;
  };

/** Inserts the copy after the original. Every element in it, including those of unknown widgets, gets a new id. */
export const duplicate =
  (id: string, newId: (type: string) => string): Command =>
  (document) => {
    const position = positionOf(document, id);
    const element = elementById(document, id);
    if (!position || !element) return document;
    return insert(withNewIds(element, newId), { list: position.list, index: position.index + 1 })(document);
  };

export const update =
  (id: string, change: (props: ElementProps) => ElementProps): Command =>
  (document) => {
    const position = positionOf(document, id);
    if (!position) return document;
    return changeAt(document, [...position.list, position.index], (element) => ({
      ...(element as Element),
      props: change((element as Element).props),
    }));
  };

/** Moves one step up (-1) or down (1) among the siblings; at the edge nothing changes. */
export const moveBy =
  (id: string, steps: 1 | -1): Command =>
  (document) => {
    const position = positionOf(document, id);
    const element = elementById(document, id);
    const siblings = position && (at(document, position.list) as Element[]);
    if (!position || !element || !siblings?.[position.index + steps]) return document;
    return changeAt(document, position.list, () =>
      siblings.toSpliced(position.index, 1).toSpliced(position.index + steps, 0, element),
    );
  };

/** Moves an element. Moving it into itself changes nothing. */
export const move =
  (id: string, place: Place): Command =>
  (document) => {
    const element = elementById(document, id);
    if (!element || place.parent === id || (place.parent && isInside(element, place.parent))) return document;
    const from = positionOf(document, id);
    const without = remove(id)(document);
    const target = targetAt(without, place);
    if (!from || !target) return document;
    const wasBefore = from.list.join() === target.list.join() && from.index < target.index;
    return insert(element, { ...target, index: target.index - (wasBefore ? 1 : 0) })(without);
  };

const isInside = (element: Element, id: string) => elementById({ root: {}, content: [element] }, id) !== undefined;
