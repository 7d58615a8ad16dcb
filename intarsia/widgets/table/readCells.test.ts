import { expect, test } from "vitest";
import { readCells } from "./readCells";

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
