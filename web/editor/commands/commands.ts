import type { Document, Element, ElementProps } from "../../kit/document/document";
import { withNewIds } from "./newIds";
import { at, changeAt, elementById, placeOf } from "./tree";

/** A change of a document. It never mutates its argument. */
export type Command = (document: Document) => Document;

export type Target = { list: readonly (string | number)[]; index: number };

export const insert =
  (element: Element, { list, index }: Target): Command =>
  (document) =>
    changeAt(document, list, (elements) => ((elements ?? []) as Element[]).toSpliced(index, 0, element));

export const remove =
  (id: string): Command =>
  (document) => {
    const place = placeOf(document, id);
    return place
      ? changeAt(document, place.list, (elements) => (elements as Element[]).toSpliced(place.index, 1))
      : document;
  };

/** Inserts the copy after the original. Every element in it, including those of unknown widgets, gets a new id. */
export const duplicate =
  (id: string, newId: (type: string) => string): Command =>
  (document) => {
    const place = placeOf(document, id);
    const element = elementById(document, id);
    if (!place || !element) return document;
    return insert(withNewIds(element, newId), { list: place.list, index: place.index + 1 })(document);
  };

export const update =
  (id: string, change: (props: ElementProps) => ElementProps): Command =>
  (document) => {
    const place = placeOf(document, id);
    if (!place) return document;
    return changeAt(document, [...place.list, place.index], (element) => ({
      ...(element as Element),
      props: change((element as Element).props),
    }));
  };

/** Moves one step up (-1) or down (1) among the siblings; at the edge nothing changes. */
export const moveBy =
  (id: string, steps: 1 | -1): Command =>
  (document) => {
    const place = placeOf(document, id);
    const element = elementById(document, id);
    const siblings = place && (at(document, place.list) as Element[]);
    if (!place || !element || !siblings?.[place.index + steps]) return document;
    return changeAt(document, place.list, () =>
      siblings.toSpliced(place.index, 1).toSpliced(place.index + steps, 0, element),
    );
  };

/** Moves an element. Moving it into itself changes nothing. */
export const move =
  (id: string, target: { parent: string | null; slot: readonly (string | number)[]; index: number }): Command =>
  (document) => {
    const element = elementById(document, id);
    if (!element || target.parent === id || (target.parent && isInside(element, target.parent))) return document;
    const from = placeOf(document, id);
    const without = remove(id)(document);
    const parent = target.parent ? placeOf(without, target.parent) : null;
    if (!from || (target.parent && !parent)) return document;
    const list = parent ? [...parent.list, parent.index, ...target.slot] : ["content"];
    const wasBefore = from.list.join() === list.join() && from.index < target.index;
    return insert(element, { list, index: target.index - (wasBefore ? 1 : 0) })(without);
  };

const isInside = (element: Element, id: string) => elementById({ root: {}, content: [element] }, id) !== undefined;
