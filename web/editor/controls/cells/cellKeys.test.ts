import { expect, test } from "vitest";
import { nextCell } from "./cellKeys";

const ACTIVE = { row: 1, column: 1 };
const KEYS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const LEFT = { row: 1, column: 0 };
const RIGHT = { row: 1, column: 2 };

// The text of a cell may have another direction than the table, such as Hebrew in an English admin.
test.each([
  ["ArrowLeft", 0, "ltr", "ltr", LEFT],
  ["ArrowLeft", 3, "ltr", "ltr", null],
  ["ArrowRight", 3, "ltr", "ltr", RIGHT],
  ["ArrowLeft", 0, "rtl", "rtl", null],
  ["ArrowLeft", 3, "rtl", "rtl", RIGHT],
  ["ArrowRight", 0, "rtl", "rtl", LEFT],
  ["ArrowRight", 3, "rtl", "rtl", null],
  ["ArrowLeft", 0, "ltr", "rtl", RIGHT],
  ["ArrowRight", 3, "ltr", "rtl", LEFT],
  ["ArrowLeft", 3, "rtl", "ltr", LEFT],
])("%s at %i of an %s text in an %s table leads to %j", (key, at, direction, tableDirection, cell) => {
  const input = document.body.appendChild(document.createElement("input"));
  input.value = "abc";
  input.style.direction = direction;
  input.setSelectionRange(at, at);
  expect(nextCell({ ...KEYS, key }, input, ACTIVE, tableDirection === "rtl")).toEqual(cell);
});
