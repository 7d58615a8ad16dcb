import { type KeyboardEvent, useContext, useEffect, useRef } from "react";
import type { Element, ElementProps } from "../../../documents/document";
import { elementById } from "../../../documents/tree";
import { RenamingContext } from "../../chrome/ScreenContext";
import { move } from "../../commands/commands";
import { elementName } from "../../commands/elementName";
import { isHiddenOn, visibilityLabel, withVisibility } from "../../commands/visibility";
import { useEditorContext } from "../../EditorContext";
import { useDocument, useEditing, useSelected } from "../../puckAdapter";
import { iconOf } from "../widgets/icons";
import { type Drop, dropOver } from "./drop";
import type { Row } from "./rows";
import { plain } from "./search";
import { TreeRow } from "./TreeRow";
import { useTreeDrag } from "./useTreeDrag";
import { useTreeRows } from "./useTreeRows";

/** `query` filters the tree to matching rows and their ancestors. */
export function Tree({ query }: { query: string }) {
  const { boot, device, devices, widgetOf, schemaOf } = useEditorContext();
  const document = useDocument();
  const selected = useSelected()?.props.id ?? null;
  const editing = useEditing();
  const [renaming, setRenaming] = useContext(RenamingContext);
  const list = useRef<HTMLDivElement>(null);
  const tree = useTreeRows({ document, query, selected, renaming });
  const { rows, current } = tree;
  const rowOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

  const { drag, onPointerDown, wasDragged } = useTreeDrag({
    list,
    isOpen: (id) => rows.some((row) => row.element.props.id === id && tree.isOpen(row)),
    dropAt: (id, over) => (boot.locked ? null : dropOver(document, id, over, schemaOf)),
    onDrop: drop,
    onOpen: (id) => rows.some((row) => row.element.props.id === id && row.hasChildren) && tree.toggle(id),
  });

  useEffect(() => {
    if (selected)
      list.current?.querySelector(`[data-row="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  const nameOf = (id: string) => {
    const element = elementById(document, id);
    return element ? elementName(element, schemaOf) : "";
  };

  function select(id: string) {
    editing.select(id);
    editing.reveal(id);
  }

  function drop(id: string, { target }: Drop) {
    editing.apply(move(id, target), `Move ${nameOf(id)}`);
    select(id);
  }

  function focus(row: Row | undefined) {
    if (!row) return;
    tree.setFocused(row.element.props.id);
    rowOf(row.element.props.id)?.focus();
  }

  function rename(id: string, label: string | null) {
    setRenaming(null);
    const named = ({ $label: _old, ...props }: ElementProps) => ({ ...props, ...(label ? { $label: label } : {}) });
    const before = String(elementById(editing.document(), id)?.props.$label ?? "");
    if (label !== null && label !== before) editing.update(id, named, { label: `Rename ${nameOf(id)}` });
    requestAnimationFrame(() => rowOf(id)?.focus());
  }

  function hide({ props }: Element, isHidden: boolean) {
    const label = `${isHidden ? "Hide" : "Show"} ${nameOf(props.id)}`;
    editing.update(props.id, (old) => withVisibility(old, device, devices, !isHidden), { label });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
    // While a name is edited, these keys belong to the field.
    if ((event.target as HTMLElement).getAttribute("role") !== "treeitem") return;
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
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  if (rows.length === 0) return <p className="panel__empty">No results for “{query}”.</p>;
  return (
    <div
      ref={list}
      className="tree"
      role="tree"
      tabIndex={-1}
      aria-label="Elements of the page"
      data-dragging={drag !== null || undefined}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => {
        const { element } = row;
        const { id } = element.props;
        return (
          <TreeRow
            key={id}
            row={row}
            Icon={iconOf(widgetOf(element.type)?.schema.icon ?? "")}
            label={elementName(element, schemaOf)}
            excerpt={row.found ?? excerptOf(element)}
            isOpen={tree.isOpen(row)}
            isSelected={id === selected}
            isCurrent={row === current}
            isHidden={isHiddenOn(element.props, device, devices)}
            isRenaming={renaming === id}
            isLocked={boot.locked}
            isDragged={drag?.id === id}
            drop={drag?.drop?.row === id ? drag.drop.where : undefined}
            hideTitle={visibilityLabel(isHiddenOn(element.props, device, devices), device, devices)}
            onToggle={() => tree.toggle(id)}
            onSelect={() => !wasDragged() && select(id)}
            onRename={(label) => rename(id, label)}
            onStartRenaming={() => setRenaming(id)}
            onHide={(isHidden) => hide(element, isHidden)}
            onFocus={() => tree.setFocused(id)}
            onPointerDown={(event) => onPointerDown(event, id)}
          />
        );
      })}
    </div>
  );
}

const EXCERPT = 40;

// The tree renders at each keystroke, and most elements are unchanged.
const excerpts = new WeakMap<ElementProps, string>();

function excerptOf({ props }: Element): string {
  const known = excerpts.get(props);
  if (known !== undefined) return known;
  const text = [props.title, props.title_text, props.text, props.name, props.editor].find(
    (value) => typeof value === "string" && value,
  );
  const excerpt = typeof text === "string" ? plain(text).slice(0, EXCERPT) : "";
  excerpts.set(props, excerpt);
  return excerpt;
}
