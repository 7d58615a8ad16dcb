import { expect, test } from "vitest";
import { ICON_OPTIONS, ICONS } from "./icons";

test("every icon is one line of path data that begins somewhere definite", () => {
  for (const path of Object.values(ICONS)) expect(path).toMatch(/^M[-\d. ][-MmLlHhVvCcSsAaZz\d., ]+$/);
});

test("an owner chooses among names that are read as words", () => {
  expect(ICON_OPTIONS).toContainEqual(["arrow-up-right", "Arrow up right"]);
  expect(new Set(ICON_OPTIONS.map(([, label]) => label)).size).toBe(Object.keys(ICONS).length);
});
