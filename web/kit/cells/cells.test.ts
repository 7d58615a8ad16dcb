import { expect, test } from "vitest";
import { readCells } from "./readCells";
import { withCell, writeCells } from "./writeCells";

test.each([
  [
    "a | b\nc | d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["| a | b |", [["a", "b"]]],
  [
    "a\tb | c\r\nd",
    [
      ["a", "b | c"],
      ["d", ""],
    ],
  ],
  ["x \\| y | z", [["x | y", "z"]]],
  ["\n \n", []],
  ["a ||", [["a", ""]]],
])("%j", (content, cells) => {
  expect(readCells(content)).toEqual(cells);
});

test.each([
  [[["a", "b"]]],
  [[["", "b"]]],
  [[["a", ""]]],
  [[[""]]],
  [
    [
      ["", ""],
      ["a", "b"],
      ["", ""],
    ],
  ],
  [[["a | b", "\\|", "\\"]]],
  [[["|", "||"]]],
  [[["-", "  "]]],
])("writes %j so that it is read again", (cells) => {
  expect(readCells(writeCells(cells))).toEqual(cells.map((row) => row.map((cell) => cell.trim())));
});

test("a cell keeps one line", () => {
  expect(writeCells([["a\tb\nc", "d"]])).toBe("a b c | d");
});

test("changes one cell and keeps the others", () => {
  expect(withCell("a | b\nc | d", 1, 0, "x | y")).toBe("a | b\nx \\| y | d");
  expect(withCell("a | b", 5, 0, "x")).toBe("a | b");
});

test("reads 200,000 lines", () => {
  expect(readCells("a | b\n".repeat(200_000))).toHaveLength(200_000);
});
