/** What happens to the cells of a table. All functions return new cells; rows and columns begin with 0. */

import type { Cells } from "../../../kit/cells/readCells";
import { gettext, ngettext } from "../../texts/gettext";

export type Cell = { row: number; column: number };

/** Larger tables are edited as text. */
export const MOST_ROWS = 100;
export const MOST_COLUMNS = 20;

export const widthOf = (cells: Cells): number => cells[0]?.length ?? 0;

export const withText = (cells: Cells, { row, column }: Cell, text: string): Cells =>
  cells.with(row, (cells[row] ?? []).with(column, text));

export const withRow = (cells: Cells, at: number): Cells => cells.toSpliced(at, 0, Array(widthOf(cells)).fill(""));
export const withoutRow = (cells: Cells, at: number): Cells => cells.toSpliced(at, 1);
export const withColumn = (cells: Cells, at: number): Cells => cells.map((row) => row.toSpliced(at, 0, ""));
export const withoutColumn = (cells: Cells, at: number): Cells => cells.map((row) => row.toSpliced(at, 1));
export const withMovedRow = (cells: Cells, from: number, to: number): Cells => moved(cells, from, to);
export const withMovedColumn = (cells: Cells, from: number, to: number): Cells =>
  cells.map((row) => moved(row, from, to));

const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item);

/** The block replaces the cells from this one on. The table grows as needed. */
export function withBlock(cells: Cells, { row, column }: Cell, block: Cells): Cells {
  const height = Math.max(cells.length, row + block.length);
  const width = Math.max(widthOf(cells), column + widthOf(block));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => block[y - row]?.[x - column] ?? cells[y]?.[x] ?? ""),
  );
}

/** Why a table of this size is refused; undefined if it is not. */
export function sizeFault(cells: Cells): string | undefined {
  if (cells.length <= MOST_ROWS && widthOf(cells) <= MOST_COLUMNS) return undefined;
  return gettext("A table has at most {rows} rows and {columns} columns; this would be {size}.", {
    rows: MOST_ROWS,
    columns: MOST_COLUMNS,
    size: sizeText(cells),
  });
}

/** Within a sentence: "3 rows and 1 column". */
export const sizeText = (cells: Cells): string =>
  gettext("{rows} and {columns}", {
    rows: ngettext("{count} row", "{count} rows", cells.length),
    columns: ngettext("{count} column", "{count} columns", widthOf(cells)),
  });
