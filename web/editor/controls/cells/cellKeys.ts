import type { Cells } from "../../../kit/cells/readCells";
import type { Cell } from "./cellCommands";
import { moveColumn, moveRow, type Shape } from "./shapes";

type Keys = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Alt and an arrow key move the row or the column; undefined for other keys. */
export function shapeFor({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys, cells: Cells, active: Cell) {
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const shapes: Readonly<Record<string, () => Shape | null>> = {
    ArrowUp: () => moveRow(cells, active, -1),
    ArrowDown: () => moveRow(cells, active, 1),
    ArrowLeft: () => moveColumn(cells, active, -1),
    ArrowRight: () => moveColumn(cells, active, 1),
  };
  return shapes[key]?.();
}

/**
 * The cell that a key leads to, which may be outside of the table; null if the key belongs to the text. Left and right
 * leave a cell at the ends of its text.
 */
export function nextCell(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Keys,
  { selectionStart, selectionEnd, value }: Pick<HTMLInputElement, "selectionStart" | "selectionEnd" | "value">,
  { row, column }: Cell,
): Cell | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === "Enter") return { row: row + (shiftKey ? -1 : 1), column };
  if (shiftKey) return null;
  if (key === "ArrowUp") return { row: row - 1, column };
  if (key === "ArrowDown") return { row: row + 1, column };
  const caret = selectionStart === selectionEnd ? selectionStart : null;
  if (key === "ArrowLeft" && caret === 0) return { row, column: column - 1 };
  if (key === "ArrowRight" && caret === value.length) return { row, column: column + 1 };
  return null;
}
