import { expect, test } from "vitest";
import { ICON_OPTIONS, ICONS } from "./icons";

test("has one path per icon that starts at an absolute position", () => {
  for (const path of Object.values(ICONS)) expect(path).toMatch(/^M[-\d. ][-MmLlHhVvCcSsAaZz\d., ]+$/);
});

test("has readable labels for all icons", () => {
  expect(ICON_OPTIONS).toContainEqual(["arrow-up-right", "Arrow up right"]);
  expect(new Set(ICON_OPTIONS.map(([, label]) => label)).size).toBe(Object.keys(ICONS).length);
});
