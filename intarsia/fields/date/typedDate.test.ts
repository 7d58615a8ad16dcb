import { expect, test } from "vitest";
import { typedDate } from "./typedDate";

test.each([
  ["2026-3-7", false, "2026-03-07"],
  ["2026/03/07", true, "2026-03-07"],
  ["2026.12.24", true, "2026-12-24"],
  ["7.3.2026", false, "2026-03-07"],
  ["7.3.2026", true, "2026-03-07"],
  ["7/3/2026", false, "2026-03-07"],
  ["7/3/2026", true, "2026-07-03"],
  ["12/3/2026", true, "2026-12-03"],
  ["13/3/2026", true, "2026-03-13"],
  ["3/13/2026", false, "2026-03-13"],
  ["3/12/2026", false, "2026-12-03"],
  ["3 . 12 . 2026", false, "2026-12-03"],
  ["7.3.68", false, "2068-03-07"],
  ["7.3.69", false, "1969-03-07"],
])("FORM-SUB-07 %s (month first: %s) is %s", (typed, isMonthFirst, date) => {
  expect(typedDate(typed, isMonthFirst)).toBe(date);
});

test.each(["", "soon", "7.3", "7.3-2026", "2026-3/7", "7.3.202", "2026", "2026-3"])("“%s” stays as it is", (typed) => {
  expect(typedDate(typed, false)).toBe(typed);
});
