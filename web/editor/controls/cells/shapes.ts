import type { Cells } from "../../../kit/cells/readCells";
import type { Cell } from "./cellCommands";
import * as commands from "./cellCommands";

/** A changed table. Commands return null if they cannot do anything, such as moving the first row up. */
export type Shape = { cells: Cells; active: Cell; announcement: string };
export const addRow = (cells: Cells, active: Cell): Shape => ({
  cells: commands.withRow(cells, active.row + 1),
  active: { ...active, row: active.row + 1 },
  announcement: `Row ${active.row + 2} added.`,
});

export const addColumn = (cells: Cells, active: Cell): Shape => ({
  cells: commands.withColumn(cells, active.column + 1),
  active: { ...active, column: active.column + 1 },
  announcement: `Column ${active.column + 2} added.`,
});

export const removeRow = (cells: Cells, active: Cell): Shape | null =>
  cells.length < 2
    ? null
    : {
        cells: commands.withoutRow(cells, active.row),
        active: { ...active, row: Math.min(active.row, cells.length - 2) },
        announcement: `Row ${active.row + 1} deleted.`,
      };

export const removeColumn = (cells: Cells, active: Cell): Shape | null =>
  commands.widthOf(cells) < 2
    ? null
    : {
        cells: commands.withoutColumn(cells, active.column),
        active: { ...active, column: Math.min(active.column, commands.widthOf(cells) - 2) },
        announcement: `Column ${active.column + 1} deleted.`,
      };

export function moveRow(cells: Cells, active: Cell, step: 1 | -1): Shape | null {
  const row = active.row + step;
  if (row < 0 || row >= cells.length) return null;
  const announcement = `Row moved to position ${row + 1} of ${cells.length}.`;
  return { cells: commands.withMovedRow(cells, active.row, row), active: { ...active, row }, announcement };
}

export function moveColumn(cells: Cells, active: Cell, step: 1 | -1): Shape | null {
  const column = active.column + step;
  if (column < 0 || column >= commands.widthOf(cells)) return null;
  const announcement = `Column moved to position ${column + 1} of ${commands.widthOf(cells)}.`;
  return { cells: commands.withMovedColumn(cells, active.column, column), active: { ...active, column }, announcement };
}
