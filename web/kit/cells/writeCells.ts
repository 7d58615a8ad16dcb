import { type Cells, readCells } from "./readCells";

/** The text of a table. `readCells` returns the same cells, without white space around them. */
export const writeCells = (cells: Cells): string => cells.map(lineOf).join("\n");

/** The text with another cell. Rows and columns begin with 0; a cell outside of the table changes nothing. */
export function withCell(content: string, row: number, column: number, text: string): string {
  const cells = readCells(content);
  if (cells[row]?.[column] === undefined) return content;
  return writeCells(cells.with(row, (cells[row] as string[]).with(column, text)));
}

function lineOf(row: readonly string[]): string {
  const line = row.map(escaped).join(" | ");
  // Without the outer bars, an empty cell at an edge would be lost.
  return row.at(0)?.trim() && row.at(-1)?.trim() ? line : `| ${line} |`;
}

const escaped = (cell: string) => cell.trim().replace(/\s+/g, " ").replaceAll("|", "\\|");
