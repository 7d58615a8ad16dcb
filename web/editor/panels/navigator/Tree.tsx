import { useContext, useEffect, useRef } from "react";
import { RenamingContext } from "../../chrome/ScreenContext";
import { elementName } from "../../commands/names/elementName";
import { excerptOf } from "../../commands/names/excerptOf";
import { isHiddenOn, visibilityLabel } from "../../commands/visibility";
import { useEditorContext } from "../../EditorContext";
import { useDocument, useSelected } from "../../puckAdapter";
import { useSelectedIds } from "../../selection/multiSelection";
import { gettext } from "../../texts/gettext";
import { useWording } from "../../wording";
import { iconOf } from "../widgets/icons";
import { dropOver } from "./drop";
import type { Row } from "./rows";
import { TreeRow } from "./TreeRow";
import { onTreeKey } from "./treeKeys";
import { rowIn, useTreeActions } from "./useTreeActions";
import { useTreeDrag } from "./useTreeDrag";
import { useTreeRows } from "./useTreeRows";

/** `query` filters the tree to matching rows and their ancestors. */
export function Tree({ query }: { query: string }) {
  const { boot, schemaOf } = useEditorContext();
  const document = useDocument();
  const selected = useSelected()?.props.id ?? null;
  const selectedIds = useSelectedIds(selected);
  const [renaming] = useContext(RenamingContext);
  const list = useRef<HTMLDivElement>(null);
  const wording = useWording();
  const tree = useTreeRows({ document, query, selected, renaming });
  const actions = useTreeActions(list);
  const isRow = (id: string, test: (row: Row) => boolean) =>
    tree.rows.some((row) => row.element.props.id === id && test(row));

  const drag = useTreeDrag({
    list,
    isOpen: (id) => isRow(id, tree.isOpen),
    dropAt: (id, over) => (boot.locked ? null : dropOver(document, id, over, schemaOf)),
    onDrop: actions.drop,
    onOpen: (id) => isRow(id, (row) => row.hasChildren) && tree.toggle(id),
  });

  useEffect(() => {
    if (selected) rowIn(list, selected)?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  function focus(row: Row | undefined) {
    if (!row) return;
    tree.setFocused(row.element.props.id);
    rowIn(list, row.element.props.id)?.focus();
  }

  if (tree.rows.length === 0) return <p className="panel__empty">{gettext("No results for “{query}”.", { query })}</p>;
  return (
    <div
      ref={list}
      className="tree"
      role="tree"
      tabIndex={-1}
      aria-label={gettext(wording.isForm ? "Elements of the form" : "Elements of the page")}
      aria-multiselectable
      data-dragging={drag.drag !== null || undefined}
      onKeyDown={(event) => onTreeKey(event, tree, { focus, ...actions })}
    >
      {tree.rows.map((row) => (
        <ElementRow
          key={row.element.props.id}
          row={row}
          tree={tree}
          actions={actions}
          drag={drag}
          isSelected={selectedIds.includes(row.element.props.id)}
        />
      ))}
    </div>
  );
}

const rowIds = (tree: ReturnType<typeof useTreeRows>) => tree.rows.map(({ element }) => element.props.id);

type RowProps = {
  row: Row;
  tree: ReturnType<typeof useTreeRows>;
  actions: ReturnType<typeof useTreeActions>;
  drag: ReturnType<typeof useTreeDrag>;
  isSelected: boolean;
};

function ElementRow({ row, tree, actions, drag: { drag, wasDragged, onPointerDown }, isSelected }: RowProps) {
  const { boot, device, devices, widgetOf, schemaOf } = useEditorContext();
  const [renaming, setRenaming] = useContext(RenamingContext);
  const { element } = row;
  const { id } = element.props;
  const isHidden = isHiddenOn(element.props, device, devices);
  return (
    <TreeRow
      row={row}
      Icon={iconOf(widgetOf(element.type)?.schema.icon ?? "")}
      label={elementName(element, schemaOf)}
      excerpt={row.found ?? excerptOf(element)}
      isOpen={tree.isOpen(row)}
      isSelected={isSelected}
      isCurrent={row === tree.current}
      isHidden={isHidden}
      isRenaming={renaming === id}
      isLocked={boot.locked}
      isDragged={drag?.id === id}
      drop={drag?.drop?.row === id ? drag.drop.where : undefined}
      hideTitle={visibilityLabel(isHidden, device, devices)}
      onToggle={() => tree.toggle(id)}
      onSelect={(event) => {
        if (wasDragged()) return;
        if (event.shiftKey) actions.selectTo(id, rowIds(tree));
        else if (event.ctrlKey || event.metaKey) actions.toggle(id);
        else actions.select(id);
      }}
      onRename={(label) => actions.rename(id, label)}
      onStartRenaming={() => setRenaming(id)}
      onHide={(hide) => actions.hide(element, hide)}
      onFocus={() => tree.setFocused(id)}
      onPointerDown={(event) => onPointerDown(event, id)}
    />
  );
}
