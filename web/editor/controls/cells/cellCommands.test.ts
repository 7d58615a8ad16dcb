import { expect, test } from "vitest";
import * as commands from "./cellCommands";

const CELLS = [
  ["a", "b"],
  ["c", "d"],
];

test("adds, removes and moves rows", () => {
  expect(commands.withRow(CELLS, 1)).toEqual([
    ["a", "b"],
    ["", ""],
    ["c", "d"],
  ]);
  expect(commands.withoutRow(CELLS, 0)).toEqual([["c", "d"]]);
  expect(commands.withMovedRow(CELLS, 0, 1)).toEqual([
    ["c", "d"],
    ["a", "b"],
  ]);
});

test("adds, removes and moves columns", () => {
  expect(commands.withColumn(CELLS, 2)).toEqual([
    ["a", "b", ""],
    ["c", "d", ""],
  ]);
  expect(commands.withoutColumn(CELLS, 0)).toEqual([["b"], ["d"]]);
  expect(commands.withMovedColumn(CELLS, 1, 0)).toEqual([
    ["b", "a"],
    ["d", "c"],
  ]);
});

test("a pasted block replaces cells, and the table grows", () => {
  const block = [
    ["1", "2"],
    ["3", "4"],
  ];
  expect(commands.withBlock(CELLS, { row: 1, column: 1 }, block)).toEqual([
    ["a", "b", ""],
    ["c", "1", "2"],
    ["", "3", "4"],
  ]);
});

test("says the limit of a table that would be too large", () => {
  const rows = (number: number) => Array.from({ length: number }, () => ["a"]);
  expect(commands.sizeFault(rows(100))).toBeUndefined();
  expect(commands.sizeFault(rows(101))).toBe(
    "A table has at most 100 rows and 20 columns; this would be 101 rows and 1 column.",
  );
});
