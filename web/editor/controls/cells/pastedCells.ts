import { type Cells, readCells } from "../../../kit/cells/readCells";

/** Cells from the clipboard: copied from a spreadsheet, or the lines of a CSV file. Null for a single text. */
export function pastedCells(text: string): Cells | null {
  const content = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  if (content.includes("\t")) return padded(split(content, "\t"));
  if (!content.includes("\n")) return null;
  const table = [";", ","].map((separator) => split(content, separator)).find(isTable);
  if (table) return table;
  return content.includes("|") ? readCells(content) : padded(split(content, "\t"));
}

/** Text with commas is a table only if all of its lines have the same number of cells. */
const isTable = (rows: Cells) => rows.every((row) => row.length > 1 && row.length === rows[0]?.length);

function padded(rows: string[][]): Cells {
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill("")]);
}

/** A cell in quotes may contain separators and line breaks; two quotes in it are one. */
function split(text: string, separator: string): string[][] {
  const rows = [[""]];
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const row = rows.at(-1) as string[];
    const isDouble = isQuoted && text.startsWith('""', at);
    if (isDouble) at += 1;
    if (character === '"' && !isDouble && (isQuoted || row.at(-1) === "")) isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) row.push("");
    else if (character === "\n" && !isQuoted) rows.push([""]);
    else row.push(row.pop() + character);
  }
  // A quote that does not end is an ordinary character.
  return isQuoted ? text.split("\n").map((line) => line.split(separator)) : rows;
}
