import type { Document, Element } from "./document";
import { slotsIn } from "./walk";

/** The position of an element: the path of its list in the document, and its index. */
export type Position = { list: readonly (string | number)[]; index: number; parent: Element | null };

export function positionOf(document: Document, id: string): Position | null {
  return search(document.content, ["content"], null, id);
}

function search(elements: Element[], list: Position["list"], parent: Element | null, id: string): Position | null {
  for (const [index, element] of elements.entries()) {
    if (element.props.id === id) return { list, index, parent };
    for (const slot of slotPaths(element)) {
      const found = search(at(element, slot) as Element[], [...list, index, ...slot], element, id);
      if (found) return found;
    }
  }
  return null;
}

/** The ancestors of an element, outermost first, and the element itself; empty if it is gone. */
export function ancestors(document: Document, id: string): Element[] {
  const element = elementById(document, id);
  const parent = positionOf(document, id)?.parent;
  return element ? [...(parent ? ancestors(document, parent.props.id) : []), element] : [];
}

/** The paths of all lists of elements directly inside an element, starting with `props`. */
export const slotPaths = (element: Element): (string | number)[][] =>
  [...slotsIn(element.props)].map(({ path }) => ["props", ...path]);

export const at = (root: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], root);

/** A copy of `root` in which `path` holds `change(old value)`. Everything else is shared. */
export function changeAt<Root>(
  root: Root,
  path: readonly (string | number)[],
  change: (value: unknown) => unknown,
): Root {
  const [key, ...rest] = path;
  if (key === undefined) return change(root) as Root;
  const inner = changeAt((root as Record<string | number, unknown>)?.[key], rest, change);
  if (Array.isArray(root)) return root.map((value, index) => (index === key ? inner : value)) as Root;
  return { ...root, [key]: inner };
}

/** A copy in which `change` replaced every element, at any depth; inner ones first. */
export const mapElements = (elements: readonly Element[], change: (element: Element) => Element): Element[] =>
  elements.map((element) => change(slotPaths(element).reduce((copy, path) => mapSlot(copy, path, change), element)));

const mapSlot = (element: Element, path: (string | number)[], change: (element: Element) => Element): Element =>
  changeAt(element, path, (inner) => mapElements(inner as Element[], change));

export function elementById(document: Document, id: string): Element | undefined {
  const position = positionOf(document, id);
  return position ? (at(document, [...position.list, position.index]) as Element) : undefined;
}
