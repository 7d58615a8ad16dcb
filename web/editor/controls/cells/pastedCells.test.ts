import { expect, test } from "vitest";
import { pastedCells } from "./pastedCells";

const TWO = [
  ["a", "b"],
  ["c", "d"],
];

test.each([
  ["cells of a spreadsheet", "a\tb\r\nc\td\r\n", TWO],
  ["one row of a spreadsheet", "a\tb", [["a", "b"]]],
  ["a CSV file", "a,b\nc,d\n", TWO],
  [
    "a CSV file with semicolons and decimal commas",
    "a;1,5\nc;2,5",
    [
      ["a", "1,5"],
      ["c", "2,5"],
    ],
  ],
  [
    "quoted cells",
    '"a, ""x""","b\nb"\nc,""',
    [
      ['a, "x"', "b\nb"],
      ["c", ""],
    ],
  ],
  [
    "a quote that does not end",
    '"a\tb\nc\td',
    [
      ['"a', "b"],
      ["c", "d"],
    ],
  ],
  [
    "rows of different length",
    "a\tb\nc",
    [
      ["a", "b"],
      ["c", ""],
    ],
  ],
  ["a table of Markdown", "| a | b |\n| c | d |", TWO],
  ["a table of Markdown without the line below its head", "| a | b |\n|:---|--:|\n| c | d |", TWO],
  ["dashes in other rows of a table of Markdown", "a | b\n--- | ---\n- | -", [...TWO.slice(0, 1), ["-", "-"]]],
  ["prices with decimal commas", "1,50\n2,50", [["1,50"], ["2,50"]]],
  ["prices with thousands separators", "$1,234\n$2,345,000.50", [["$1,234"], ["$2,345,000.50"]]],
  ["prices with a currency", "1,50 €\n-2,50 EUR", [["1,50 €"], ["-2,50 EUR"]]],
  ["a letter", "Dear Ana,\nyours, Bob", [["Dear Ana,"], ["yours, Bob"]]],
  ["lines that end with a comma", "Dear Ana,\nRegards,", [["Dear Ana,"], ["Regards,"]]],
  ["names", "Smith, John\nDoe, Jane", [["Smith, John"], ["Doe, Jane"]]],
  [
    "numbers in a CSV file",
    "1,2,3\n4,5,6",
    [
      ["1", "2", "3"],
      ["4", "5", "6"],
    ],
  ],
  ["quotes around a part of a cell", '"Hello" she said\tb', [['"Hello" she said', "b"]]],
  ["a quoted part of a cell that contains a separator", '"a\tb" c', [['"a', 'b" c']]],
  ["lines of text", "one, two\nthree", [["one, two"], ["three"]]],
])("reads %s", (_name, text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});

test.each([
  ["one column, which has no tabs", "1,5,6\na,b,c", [["1,5,6"], ["a,b,c"]]],
  ["bars and semicolons", "a | b\nc;d", [["a | b"], ["c;d"]]],
  ["tabs", "a\tb\nc\td", TWO],
])("splits a table that was copied as HTML only at tabs and lines: %s", (_name, text, cells) => {
  expect(pastedCells(text, '<meta charset="utf-8"><table border="0"><tr><td>…</td></tr></table>')).toEqual(cells);
});

test("reads a CSV file that was copied as HTML without a table", () => {
  expect(pastedCells("a,b\nc,d", "<pre>a,b</pre>")).toEqual(TWO);
});

test.each(["a", "a\tb", "a|b"])("reads 200,000 lines with %j, whose size is checked later", (line) => {
  expect(pastedCells(`${line}\n`.repeat(200_000))).toHaveLength(200_000);
});

test.each(["word", "one, two", 'with "quotes"', "word\n"])("leaves the single text %j to the browser", (text) => {
  expect(pastedCells(text)).toBeNull();
});
