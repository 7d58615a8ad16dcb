import type { Document, Element } from "../../../documents/document";
import { ancestors, at, elementById, positionOf } from "../../../documents/tree";
import { type Place, placeOf } from "../../commands/commands";
import { openSlots, type SchemaOf } from "../../commands/slots";

export type Drop = {
  /** The row of the drop indicator, and its kind. */
  row: string;
  where: "before" | "after" | "inside";
  /** For the command `move`. */
  target: Place;
};

type Over = {
  id: string;
  /** The pointer's position within its row, from 0 to 1. */
  fraction: number;
  /** Whether its children are shown in the next rows. */
  isOpen: boolean;
};

/** Where an element dragged over a row would go; null if it is not allowed there or already there. */
export function dropOver(document: Document, dragged: string, over: Over, schemaOf: SchemaOf): Drop | null {
  const element = elementById(document, dragged);
  const other = elementById(document, over.id);
  if (!element || !other || ancestors(document, over.id).includes(element)) return null;
  const slot = openSlots(other, schemaOf, element.type)[0];
  const isMiddle = over.fraction > 0.25 && over.fraction < 0.75;
  if (slot && (isMiddle || (over.isOpen && over.fraction >= 0.75))) return dropInside(element, other, slot, !isMiddle);
  return dropNextTo(document, element, over, schemaOf);
}

/** On a row it becomes the last child; between an expanded row and its first child, the first one. */
function dropInside(element: Element, other: Element, slot: (string | number)[], isFirst: boolean): Drop | null {
  const held = (at(other, slot) ?? []) as Element[];
  const index = isFirst ? 0 : held.length;
  if (held[isFirst ? 0 : held.length - 1] === element) return null;
  return { row: other.props.id, where: "inside", target: { parent: other.props.id, slot, index } };
}

function dropNextTo(document: Document, element: Element, over: Over, schemaOf: SchemaOf): Drop | null {
  const position = positionOf(document, over.id);
  const place = placeOf(document, over.id);
  if (!position || !place) return null;
  const where = over.fraction < 0.5 ? "before" : "after";
  const index = place.index + (where === "after" ? 1 : 0);
  const siblings = at(document, position.list) as Element[];
  if (siblings[index] === element || siblings[index - 1] === element) return null;
  const slot = place.slot.join();
  const isAllowed =
    !position.parent || openSlots(position.parent, schemaOf, element.type).some((path) => path.join() === slot);
  return isAllowed ? { row: over.id, where, target: { ...place, index } } : null;
}
