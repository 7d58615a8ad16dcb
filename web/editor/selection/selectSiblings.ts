import type { Document, Element } from "../../documents/document";
import { at, positionOf } from "../../documents/tree";
import { multiSelection } from "./multiSelection";

type Editing = { document: () => Document; selectedId: () => string | null; select: (id: string | null) => void };

/** Selects all elements next to the selected one, which remains the primary one; without one, all at the top of the page. */
export function selectSiblings(editing: Editing): readonly string[] {
  const [document, selected] = [editing.document(), editing.selectedId()];
  const list = (selected && positionOf(document, selected)?.list) || ["content"];
  const ids = (at(document, list) as Element[]).map(({ props }) => props.id);
  multiSelection.selectAll(selected ? [...ids.filter((id) => id !== selected), selected] : ids, editing);
  return ids;
}
