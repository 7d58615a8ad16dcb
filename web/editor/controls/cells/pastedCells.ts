import { type Cells, padded, readCells } from "../../../kit/cells/readCells";

/**
 * Cells from the clipboard: copied from a spreadsheet or another table, or the lines of a CSV file. Null for a single
 * text. `html` is what the clipboard has as HTML.
 */
export function pastedCells(text: string, html = ""): Cells | null {
  const content = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  if (!/[\t\n]/.test(content)) return null;
  // Tables have tabs between columns. A column that was copied alone has none, so its commas belong to the text.
  if (content.includes("\t") || /<table[\s>]/i.test(html)) return padded(split(content, "\t"));
  const table = [";", ","].map((separator) => split(content, separator)).find(isTable);
  if (table && !content.split("\n").every(isNumber)) return table;
  return content.includes("|") ? readCells(content).filter(isNoDelimiterRow) : padded(split(content, "\t"));
}

/**
 * Lines of text often contain commas too. They are a table if all of them have the same number of cells, more than one.
 * A space after a comma, or a comma at the end of all lines, is punctuation.
 */
const isTable = (rows: Cells) =>
  rows.every((row) => row.length > 1 && row.length === rows[0]?.length && !row.some((cell) => cell.startsWith(" "))) &&
  rows.some((row) => row.at(-1));

/** A number with a decimal comma or thousands separators, and perhaps a currency: `1,50`, `$1,234,567.00`, `-2,5 kg`. */
const isNumber = (line: string) =>
  /^\s*[^\d\s,;"]{0,3}\s?(\d+,\d+|\d{1,3}(,\d{3})+(\.\d+)?)\s?[^\d\s,;"]{0,3}\s*$/.test(line);

/** Markdown has a row of dashes, such as `--- | :-:`, below the head. */
const isNoDelimiterRow = (row: readonly string[], index: number) =>
  index !== 1 || !row.every((cell) => /^:?-+:?$/.test(cell));

/**
 * A cell in quotes may contain separators and line breaks; two quotes in it are one. Quotes around only a part of a
 * cell belong to its text.
 */
function split(text: string, separator: string): string[][] {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"(?=${separator}|\n|$)|([^${separator}\n]*))(${separator}|\n|$)`,
    "y",
  );
  const rows: string[][] = [[]];
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = "", end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "") break;
    if (end === "\n") rows.push([]);
  }
  return rows;
}
