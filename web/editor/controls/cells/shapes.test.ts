import { expect, test } from "vitest";
import { addColumn, addRow, moveColumn, moveRow, removeColumn, removeRow } from "./shapes";

const CELLS = [
  ["a", "b", "c"],
  ["d", "e", "f"],
];
const at = (row: number, column: number) => ({ row, column });

test("a new row is below the active cell, a new column after it, and it becomes active", () => {
  expect(addRow(CELLS, at(0, 1))).toEqual({
    cells: [CELLS[0], ["", "", ""], CELLS[1]],
    active: at(1, 1),
    announcement: "Row 2 added.",
  });
  expect(addColumn(CELLS, at(1, 0))).toEqual({
    cells: [
      ["a", "", "b", "c"],
      ["d", "", "e", "f"],
    ],
    active: at(1, 1),
    announcement: "Column 2 added.",
  });
});

test("without a row or column, the next one is active, or else the last", () => {
  expect(removeRow(CELLS, at(0, 2))).toEqual({ cells: [CELLS[1]], active: at(0, 2), announcement: "Row 1 deleted." });
  expect(removeRow(CELLS, at(1, 2))?.active).toEqual(at(0, 2));
  expect(removeColumn(CELLS, at(1, 1))).toEqual({
    cells: [
      ["a", "c"],
      ["d", "f"],
    ],
    active: at(1, 1),
    announcement: "Column 2 deleted.",
  });
  expect(removeColumn(CELLS, at(1, 2))?.active).toEqual(at(1, 1));
});

test("the last row and column stay", () => {
  expect(removeRow([["a", "b"]], at(0, 0))).toBeNull();
  expect(removeColumn([["a"], ["b"]], at(0, 0))).toBeNull();
  expect(removeColumn([["a", "b"]], at(0, 0))?.cells).toEqual([["b"]]);
});

test("a row or column moves with the active cell, but not over the edge", () => {
  expect(moveRow(CELLS, at(0, 1), 1)).toEqual({
    cells: [CELLS[1], CELLS[0]],
    active: at(1, 1),
    announcement: "Row moved to position 2 of 2.",
  });
  expect(moveRow(CELLS, at(1, 1), -1)?.active).toEqual(at(0, 1));
  expect([moveRow(CELLS, at(1, 0), 1), moveRow(CELLS, at(0, 0), -1)]).toEqual([null, null]);
  expect(moveColumn(CELLS, at(0, 1), 1)).toEqual({
    cells: [
      ["a", "c", "b"],
      ["d", "f", "e"],
    ],
    active: at(0, 2),
    announcement: "Column moved to position 3 of 3.",
  });
  expect(moveColumn(CELLS, at(0, 1), -1)?.active).toEqual(at(0, 0));
  expect([moveColumn(CELLS, at(0, 2), 1), moveColumn(CELLS, at(0, 0), -1)]).toEqual([null, null]);
});
