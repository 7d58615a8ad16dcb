import type { Document, Element } from "../../documents/document";
import { at, elementById, positionOf } from "../../documents/tree";

/** The element, or else the nearest one that `next` still has: a sibling before it, after it, or around it. */
export function remainingNear(old: Document, next: Document, id: string): string | null {
  const position = positionOf(old, id);
  if (!position) return null;
  const siblings = at(old, position.list) as Element[];
  const nearest = [...siblings.slice(0, position.index + 1).reverse(), ...siblings.slice(position.index + 1)];
  const found = nearest.find(({ props }) => elementById(next, props.id));
  if (found) return found.props.id;
  return position.parent && remainingNear(old, next, position.parent.props.id);
}
