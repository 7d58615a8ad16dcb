/** Rows of cells. */
export type Cells = readonly (readonly string[])[];

/**
 * Parses lines of text into rows of cells. Cells are separated by a tab, as spreadsheets copy them, or by `|`. All
 * rows get as many cells as the longest row. `\\|` is a literal bar.
 */
export function readCells(content: string): string[][] {
  return padded(
    content
      .split(/\r\n|\r|\n/)
      .filter((line) => line.trim())
      .map(cellsOf),
  );
}

/** Rows with as many cells as the longest row. */
export function padded(rows: readonly string[][]): string[][] {
  // `Math.max(...)` fails with more than about 100,000 arguments.
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((row) => [...row, ...Array<string>(columns - row.length).fill("")]);
}

function cellsOf(line: string): string[] {
  if (line.includes("\t")) return line.split("\t").map((cell) => cell.trim());
  const unquoted = line.trim().replace(/^\||(?<!\\)\|$/g, "");
  return unquoted.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}
