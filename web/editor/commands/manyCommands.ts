import type { Document, Element, ElementProps } from "../../documents/document";
import { at, changeAt, positionOf } from "../../documents/tree";
import { type Command, insert, moveBy, remove, type Target, update } from "./commands";
import { moveIn, moveOut, openSlots, positionAfter, type SchemaOf } from "./slots";

/** One command of several: one step of the history. */
export const inOrder =
  (commands: readonly Command[]): Command =>
  (document) =>
    commands.reduce((changed, command) => command(changed), document);

export const removeAll = (ids: readonly string[]): Command => inOrder(ids.map(remove));

export const updateAll = (ids: readonly string[], change: (props: ElementProps) => ElementProps): Command =>
  inOrder(ids.map((id) => update(id, change)));

/** Moves elements one step among their siblings. Those at the edge stay, and none passes another one of them. */
export function moveAllBy(ids: readonly string[], steps: 1 | -1): Command {
  const isBlocked = (document: Document, id: string) => {
    const position = positionOf(document, id);
    const neighbor = position && (at(document, position.list) as Element[])[position.index + steps];
    return neighbor ? ids.includes(neighbor.props.id) : true;
  };
  const moves = ids.map(
    (id): Command =>
      (document) =>
        isBlocked(document, id) ? document : moveBy(id, steps)(document),
  );
  return inOrder(steps === 1 ? moves.reverse() : moves);
}

/** Each goes after the same parent, so the last one goes first. */
export const moveAllOut = (ids: readonly string[]): Command => inOrder(ids.toReversed().map(moveOut));

export const moveAllIn = (ids: readonly string[], schemaOf: SchemaOf): Command =>
  inOrder(ids.map((id) => moveIn(id, schemaOf)));

/** Inserts elements one after the other. */
export const insertAll = (elements: readonly Element[], target: Target): Command =>
  inOrder(elements.toReversed().map((element) => insert(element, target)));

/** Inserts elements behind the element `after`, or behind the nearest ancestor whose parent accepts all of them. */
export const insertAllAfter =
  (elements: readonly Element[], after: string, schemaOf: SchemaOf): Command =>
  (document) => {
    const target = positionAfter(document, after, schemaOf, ...typesOf(elements));
    return target ? insertAll(elements, target)(document) : document;
  };

export const typesOf = (elements: readonly Element[]): string[] => elements.map(({ type }) => type);

/** Puts elements into a new container, where the first of them was. Nothing changes where that is not allowed. */
export const wrapIn =
  (container: Element, elements: readonly Element[], schemaOf: SchemaOf): Command =>
  (document) => {
    const [first, ...others] = elements;
    const position = first && positionOf(document, first.props.id);
    if (!position) return document;
    const target = positionAfter(document, first.props.id, schemaOf, container.type);
    const [slot] = openSlots(container, schemaOf, ...typesOf(elements));
    if (!slot || target?.list.join() !== position.list.join()) return document;
    // The others come later on the page, so the position of the first one stays the same.
    const without = removeAll(others.map(({ props }) => props.id))(document);
    return changeAt(without, [...position.list, position.index], () => changeAt(container, slot, () => [...elements]));
  };
