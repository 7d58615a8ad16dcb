import { type KeyboardEvent, useContext, useEffect, useMemo, useRef, useState } from "react";
import { BREAKPOINTS } from "../../../kit/devices";
import type { Element, ElementProps } from "../../../kit/document";
import { RenamingContext } from "../../chrome/ScreenContext";
import { elementName } from "../../commands/elementName";
import { elementById } from "../../commands/tree";
import { hasOwnDisplay, isHiddenOn, withVisibility } from "../../commands/visibility";
import { useEditorContext } from "../../EditorContext";
import { useDocument, useEditing, useSelected } from "../../puckAdapter";
import { iconOf } from "../widgets/icons";
import { isOpen, type Row, visibleRows } from "./rows";
import { TreeRow } from "./TreeRow";

/** The page as a tree: every element can be found, named, hidden and moved without the canvas and without a mouse. */
export function NavigatorPanel() {
  const document = useDocument();
  if (document.content.length === 0) {
    return <p className="panel__empty">The page is empty. Drag a widget onto the canvas to begin.</p>;
  }
  return <Tree />;
}

function Tree() {
  const { boot, device, devices, widgetOf, schemaOf } = useEditorContext();
  const document = useDocument();
  const selected = useSelected()?.props.id ?? null;
  const editing = useEditing();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const [renaming, setRenaming] = useContext(RenamingContext);
  const list = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => visibleRows(document, toggled, (type) => widgetOf(type) !== undefined),
    [document, toggled, widgetOf],
  );
  const current = rows.find(({ element }) => element.props.id === (focused ?? selected)) ?? rows[0];

  const toggle = (id: string) =>
    setToggled((old) => new Set(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id]));
  const rowOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

  useEffect(() => {
    if (!selected) return;
    setFocused(selected);
    list.current?.querySelector(`[data-row="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  function select(id: string) {
    editing.select(id);
    editing.reveal(id);
  }

  function focus(row: Row | undefined) {
    if (!row) return;
    setFocused(row.element.props.id);
    rowOf(row.element.props.id)?.focus();
  }

  function rename(id: string, label: string | null) {
    setRenaming(null);
    const named = ({ $label: _old, ...props }: ElementProps) => ({ ...props, ...(label ? { $label: label } : {}) });
    const element = elementById(document, id);
    if (label !== null && element) editing.update(id, named, { label: `Rename ${elementName(element, schemaOf)}` });
    requestAnimationFrame(() => rowOf(id)?.focus());
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
    // A name that is being typed has its own use for these keys.
    if ((event.target as HTMLElement).getAttribute("role") !== "treeitem") return;
    const { id } = current.element.props;
    const index = rows.indexOf(current);
    const actions: Record<string, () => void> = {
      ArrowDown: () => focus(rows[index + 1]),
      ArrowUp: () => focus(rows[index - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () =>
        current.hasChildren && !isOpen(current, toggled) ? toggle(id) : current.hasChildren && focus(rows[index + 1]),
      ArrowLeft: () =>
        isOpen(current, toggled) ? toggle(id) : focus(rows.find(({ element }) => element.props.id === current.parent)),
      Enter: () => select(id),
      " ": () => select(id),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <div ref={list} className="tree" role="tree" tabIndex={-1} aria-label="Elements of the page" onKeyDown={onKeyDown}>
      {rows.map((row) => {
        const { element } = row;
        const { id } = element.props;
        const name = elementName(element, schemaOf);
        const hide = (isHidden: boolean) =>
          editing.update(id, (props) => withVisibility(props, device, devices, !isHidden), {
            label: `${isHidden ? "Hide" : "Show"} ${name}`,
          });
        return (
          <TreeRow
            key={id}
            row={row}
            Icon={iconOf(widgetOf(element.type)?.schema.icon ?? "")}
            label={name}
            excerpt={excerptOf(element)}
            isOpen={isOpen(row, toggled)}
            isSelected={id === selected}
            isCurrent={row === current}
            isHidden={isHiddenOn(element.props, device, devices)}
            isRenaming={renaming === id}
            isLocked={boot.locked}
            hideTitle={
              hasOwnDisplay(element.props, device) ? `Set on ${BREAKPOINTS[device].label.toLowerCase()}` : undefined
            }
            onToggle={() => toggle(id)}
            onSelect={() => select(id)}
            onRename={(label) => rename(id, label)}
            onStartRenaming={() => setRenaming(id)}
            onHide={hide}
          />
        );
      })}
    </div>
  );
}

function excerptOf({ props }: Element): string {
  const text = [props.title, props.title_text, props.text, props.name, props.editor].find(
    (value) => typeof value === "string" && value,
  );
  return typeof text === "string"
    ? text
        .replace(/<[^>]+>/g, " ")
        .trim()
        .slice(0, 40)
    : "";
}
