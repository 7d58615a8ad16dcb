import { type Document, type Element, slotsIn } from "../../../kit/document";

/** One visible line of the tree. */
export type Row = {
  element: Element;
  parent: string | null;
  level: number;
  /** Its place among its siblings, from 1. */
  place: number;
  siblings: number;
  hasChildren: boolean;
};

// Deep enough to see the page's sections and what is in them, few enough lines to read.
const OPEN_LEVELS = 2;

export const isOpen = ({ element, level, hasChildren }: Row, toggled: ReadonlySet<string>) =>
  hasChildren && level <= OPEN_LEVELS !== toggled.has(element.props.id);

/**
 * The tree as lines, closed branches left out. `toggled` holds the ids that are not as they are at first. What is in an
 * unknown widget is kept, but nobody here can show or change it.
 */
export function visibleRows(
  document: Document,
  toggled: ReadonlySet<string>,
  isKnown: (type: string) => boolean = () => true,
): Row[] {
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
      if (isOpen(row, toggled)) add(children, element.props.id, level + 1);
    }
  };
  add(document.content, null, 1);
  return rows;
}
