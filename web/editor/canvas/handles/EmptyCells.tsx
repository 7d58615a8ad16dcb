import { type SyntheticEvent, useCallback } from "react";
import type { Element } from "../../../documents/document";
import { useScreen } from "../../chrome/ScreenContext";
import { elementName } from "../../commands/names/elementName";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";
import { measuredCells } from "./measuredCells";
import { useMeasured } from "./useMeasured";

type Props = { container: Element; content: readonly Element[]; origin: string };

/**
 * The empty cells in the last row of a grid. Cells are filled in order, so the first of them is the button that
 * inserts. `origin` is the element whose outline contains them: the grid, or the element selected in it.
 */
export function EmptyCells({ container, content, origin }: Props) {
  const { schemaOf } = useEditorContext();
  const editing = useEditing();
  const screen = useScreen();
  const { id } = container.props;
  const ids = content.map(({ props }) => props.id).join(" ");
  const measure = useCallback(
    (element: HTMLElement) => measuredCells(element, ids ? ids.split(" ") : [], origin),
    [ids, origin],
  );
  const cells = useMeasured(id, measure) ?? [];

  function insert(event: SyntheticEvent) {
    event.stopPropagation();
    editing.select(id);
    screen.openDialog("insert");
  }
  return cells.map(({ left, ...cell }, index) =>
    index === 0 ? (
      <button
        key={left}
        type="button"
        className="empty-cell"
        style={{ left, ...cell }}
        data-handle
        aria-label={gettext("Insert into {name}", { name: elementName(container, schemaOf) })}
        // The engine would start to drag the element.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={insert}
      />
    ) : (
      <div key={left} className="empty-cell" style={{ left, ...cell }} aria-hidden />
    ),
  );
}
