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
  ["lines of text", "one, two\nthree", [["one, two"], ["three"]]],
])("reads %s", (_name, text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});

test.each(["word", "one, two", 'with "quotes"', "word\n"])("leaves the single text %j to the browser", (text) => {
  expect(pastedCells(text)).toBeNull();
});
