import type { KeyboardEvent } from "react";
import type { Row } from "./rows";
import type { useTreeRows } from "./useTreeRows";

type Tree = ReturnType<typeof useTreeRows>;
type Actions = { focus: (row: Row | undefined) => void; select: (id: string) => void };

/** The keys of a tree, as the ARIA Authoring Practices describe them. */
export function onTreeKey(event: KeyboardEvent<HTMLElement>, tree: Tree, actions: Actions) {
  if (!tree.current || event.altKey || event.ctrlKey || event.metaKey) return;
  // While a name is edited, these keys belong to the field.
  if ((event.target as HTMLElement).getAttribute("role") !== "treeitem") return;
  const act = actionOf(event.key, tree, tree.current, actions);
  if (!act) return;
  event.preventDefault();
  act();
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
