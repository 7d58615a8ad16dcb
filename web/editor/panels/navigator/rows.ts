import type { Document, Element } from "../../../documents/document";
import { ancestors } from "../../../documents/tree";
import { slotsIn } from "../../../documents/walk";

/** One visible row of the tree. */
export type Row = {
  element: Element;
  parent: string | null;
  level: number;
  /** Its position among its siblings, from 1. */
  position: number;
  siblings: number;
  hasChildren: boolean;
  /** The match of a search in this row; null on a row that only contains matches. */
  found?: string | null;
};

// Deep enough to show the page's sections and their content, with few rows.
const OPEN_LEVELS = 2;

export const isOpen = ({ element, level, hasChildren }: Row, toggled: ReadonlySet<string>) =>
  hasChildren && level <= OPEN_LEVELS !== toggled.has(element.props.id);

/**
 * The tree as rows, without collapsed branches. `toggled` contains the ids that differ from their initial state. The
 * content of an unknown widget is kept, but cannot be shown.
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
        position: index + 1,
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

/** All rows that match `search`, and their ancestors. */
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

/** `toggled`, changed so that an element's row is visible. */
export function openedTo(document: Document, id: string, toggled: ReadonlySet<string>): ReadonlySet<string> {
  const parents = ancestors(document, id).slice(0, -1);
  const closed = parents.filter(({ props }, index) => index < OPEN_LEVELS === toggled.has(props.id));
  if (closed.length === 0) return toggled;
  const changed = new Set(toggled);
  for (const { props } of closed) if (!changed.delete(props.id)) changed.add(props.id);
  return changed;
}
