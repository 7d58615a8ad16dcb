import type { KeyboardEvent } from "react";
import type { Row } from "./rows";
import type { useTreeRows } from "./useTreeRows";

type Tree = ReturnType<typeof useTreeRows>;
type Actions = {
  focus: (row: Row | undefined) => void;
  select: (id: string) => void;
  toggle: (id: string) => void;
  add: (id: string) => void;
};

/** The keys of a tree, as the ARIA Authoring Practices describe them. */
export function onTreeKey(event: KeyboardEvent<HTMLElement>, tree: Tree, actions: Actions) {
  const isToggle = event.key === " " && (event.ctrlKey || event.metaKey);
  if (!tree.current || event.altKey || ((event.ctrlKey || event.metaKey) && !isToggle)) return;
  // While a name is edited, these keys belong to the field.
  if ((event.target as HTMLElement).getAttribute("role") !== "treeitem") return;
  const act = isToggle
    ? () => actions.toggle(tree.current?.element.props.id ?? "")
    : (extension(event, tree, tree.current, actions) ?? actionOf(event.key, tree, tree.current, actions));
  if (!act) return;
  event.preventDefault();
  act();
}

/** Shift and an arrow add the next row to the selection. */
function extension({ key, shiftKey }: KeyboardEvent, { rows }: Tree, current: Row, { focus, add }: Actions) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  const next = by && shiftKey ? rows[rows.indexOf(current) + by] : undefined;
  if (!next) return undefined;
  return () => {
    add(current.element.props.id);
    focus(next);
    add(next.element.props.id);
  };
}

function actionOf(key: string, tree: Tree, current: Row, { focus, select }: Actions): (() => void) | undefined {
  const { rows } = tree;
  const { id } = current.element.props;
  const index = rows.indexOf(current);
  const actions: Record<string, () => void> = {
    ArrowDown: () => focus(rows[index + 1]),
    ArrowUp: () => focus(rows[index - 1]),
    Home: () => focus(rows[0]),
    End: () => focus(rows.at(-1)),
    ArrowRight: () => {
      if (current.hasChildren && !tree.isOpen(current)) tree.toggle(id);
      else if (current.hasChildren) focus(rows[index + 1]);
    },
    ArrowLeft: () => {
      if (tree.isOpen(current)) tree.toggle(id);
      else focus(rows.find(({ element }) => element.props.id === current.parent));
    },
    Enter: () => select(id),
    " ": () => select(id),
  };
  return actions[key];
}
