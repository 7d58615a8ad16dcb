import { type Document, type Element, slotsIn } from "../../../kit/document";
import { around } from "../../commands/tree";

/** One visible line of the tree. */
export type Row = {
  element: Element;
  parent: string | null;
  level: number;
  /** Its place among its siblings, from 1. */
  place: number;
  siblings: number;
  hasChildren: boolean;
  /** What a search found in it; null on a line that is only there for what it holds. */
  found?: string | null;
};

// Deep enough to see the page's sections and what is in them, few enough lines to read.
const OPEN_LEVELS = 2;

export const isOpen = ({ element, level, hasChildren }: Row, toggled: ReadonlySet<string>) =>
  hasChildren && level <= OPEN_LEVELS !== toggled.has(element.props.id);

/**
 * The tree as lines, closed branches left out. `toggled` holds the ids that are not as they are at first. What is in an
 * unknown widget is kept, but nobody here can show or change it.
 */
export const visibleRows = (document: Document, toggled: ReadonlySet<string>, isKnown: IsKnown = () => true): Row[] =>
  linesOf(document, (row) => isOpen(row, toggled), isKnown);

type IsKnown = (type: string) => boolean;

function linesOf(document: Document, isBranchOpen: (row: Row) => boolean, isKnown: IsKnown): Row[] {
  const rows: Row[] = [];
  const add = (elements: readonly Element[], parent: string | null, level: number) => {
    for (const [index, element] of elements.entries()) {
      const children = isKnown(element.type) ? [...slotsIn(element.props)].flatMap((slot) => slot.elements) : [];
      const row = {
        element,
        parent,
        level,
        place: index + 1,
        siblings: elements.length,
        hasChildren: children.length > 0,
      };
      rows.push(row);
      if (row.hasChildren && isBranchOpen(row)) add(children, element.props.id, level + 1);
    }
  };
  add(document.content, null, 1);
  return rows;
}

/** All lines in which `search` finds something, and those around them. */
export function foundRows(
  document: Document,
  search: (element: Element) => string | null,
  isKnown: IsKnown = () => true,
): Row[] {
  const all = linesOf(document, () => true, isKnown).map((row) => ({ ...row, found: search(row.element) }));
  const wanted = new Set<string>();
  for (const { element, parent, found } of all.toReversed()) {
    if (found === null && !wanted.has(element.props.id)) continue;
    wanted.add(element.props.id);
    if (parent) wanted.add(parent);
  }
  return all.filter(({ element }) => wanted.has(element.props.id));
}

/** `toggled` so changed that an element's line is among those that are seen. */
export function openedTo(document: Document, id: string, toggled: ReadonlySet<string>): ReadonlySet<string> {
  const parents = around(document, id).slice(0, -1);
  const closed = parents.filter(({ props }, index) => index < OPEN_LEVELS === toggled.has(props.id));
  if (closed.length === 0) return toggled;
  const changed = new Set(toggled);
  for (const { props } of closed) if (!changed.delete(props.id)) changed.add(props.id);
  return changed;
}
