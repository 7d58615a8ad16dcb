import type { Cells } from "../../../kit/cells/readCells";
import { isMac } from "../../actions/keys";
import type { Cell } from "./cellCommands";
import { moveColumn, moveRow, type Shape } from "./shapes";

type Keys = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Alt and an arrow key move the row or the column; undefined for other keys, and where the text needs them. */
export function shapeFor(keys: Keys, input: HTMLInputElement, cells: Cells, active: Cell, isRtl: boolean) {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = keys;
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  // Option and an arrow key go to another word on a Mac, which needs them only where there are words to go to.
  if (isMac() && !isSelected(input)) return undefined;
  const shapes: Readonly<Record<string, () => Shape | null>> = {
    ArrowUp: () => moveRow(cells, active, -1),
    ArrowDown: () => moveRow(cells, active, 1),
    ArrowLeft: () => moveColumn(cells, active, isRtl ? 1 : -1),
    ArrowRight: () => moveColumn(cells, active, isRtl ? -1 : 1),
  };
  return shapes[key]?.();
}

/** Also true for an empty text. */
const isSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;

/**
 * The cell that a key leads to, which may be outside of the table; null if the key belongs to the text. Left and right
 * leave a cell at the ends of its text, which may have another direction than the table.
 */
export function nextCell(keys: Keys, input: HTMLInputElement, { row, column }: Cell, isRtl: boolean): Cell | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = keys;
  if (altKey || ctrlKey || metaKey) return null;
  if (key === "Enter") return { row: row + (shiftKey ? -1 : 1), column };
  if (shiftKey) return null;
  if (key === "ArrowUp") return { row: row - 1, column };
  if (key === "ArrowDown") return { row: row + 1, column };
  if (key !== "ArrowLeft" && key !== "ArrowRight") return null;
  const { selectionStart, selectionEnd, value } = input;
  const isForward = (key === "ArrowLeft") === (getComputedStyle(input).direction === "rtl");
  const end = isForward ? value.length : 0;
  if (selectionStart !== end || selectionEnd !== end) return null;
  return { row, column: column + ((key === "ArrowLeft") === isRtl ? 1 : -1) };
}
