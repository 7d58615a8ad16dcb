import type { Cells } from "../../../kit/cells/readCells";
import { gettext } from "../../texts/gettext";
import type { Cell } from "./cellCommands";
import * as commands from "./cellCommands";

/** A changed table. Commands return null if they cannot do anything, such as moving the first row up. */
export type Shape = { cells: Cells; active: Cell; announcement: string };
export const addRow = (cells: Cells, active: Cell): Shape => ({
  cells: commands.withRow(cells, active.row + 1),
  active: { ...active, row: active.row + 1 },
  announcement: gettext("Row {number} added.", { number: active.row + 2 }),
});

export const addColumn = (cells: Cells, active: Cell): Shape => ({
  cells: commands.withColumn(cells, active.column + 1),
  active: { ...active, column: active.column + 1 },
  announcement: gettext("Column {number} added.", { number: active.column + 2 }),
});

export const removeRow = (cells: Cells, active: Cell): Shape | null =>
  cells.length < 2
    ? null
    : {
        cells: commands.withoutRow(cells, active.row),
        active: { ...active, row: Math.min(active.row, cells.length - 2) },
        announcement: gettext("Row {number} deleted.", { number: active.row + 1 }),
      };

export const removeColumn = (cells: Cells, active: Cell): Shape | null =>
  commands.widthOf(cells) < 2
    ? null
    : {
        cells: commands.withoutColumn(cells, active.column),
        active: { ...active, column: Math.min(active.column, commands.widthOf(cells) - 2) },
        announcement: gettext("Column {number} deleted.", { number: active.column + 1 }),
      };

export function moveRow(cells: Cells, active: Cell, step: 1 | -1): Shape | null {
  const row = active.row + step;
  if (row < 0 || row >= cells.length) return null;
  const announcement = gettext("Row moved to position {position} of {count}.", {
    position: row + 1,
    count: cells.length,
  });
  return { cells: commands.withMovedRow(cells, active.row, row), active: { ...active, row }, announcement };
}

export function moveColumn(cells: Cells, active: Cell, step: 1 | -1): Shape | null {
  const column = active.column + step;
  if (column < 0 || column >= commands.widthOf(cells)) return null;
  const announcement = gettext("Column moved to position {position} of {count}.", {
    position: column + 1,
    count: commands.widthOf(cells),
  });
  return { cells: commands.withMovedColumn(cells, active.column, column), active: { ...active, column }, announcement };
}
