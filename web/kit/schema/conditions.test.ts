import { expect, test } from "vitest";
import { isMet } from "../../rules/conditions/isMet";
import { withDefaults } from "./schema";
import { text } from "./settings";

test.each([
  [[{ action: "hide" }, { action: "message" }], true],
  [[{ action: "hide" }], false],
  [[], false],
  [undefined, false],
])("supports conditions on list items: %j", (actions, result) => {
  expect(isMet({ field: "actions.*.action", operator: "is", value: "message" }, { actions })).toBe(result);
  expect(isMet({ field: "actions.*.action", operator: "isnot", value: "message" }, { actions })).toBe(!result);
});

test("uses the default of a setting that is not stored", () => {
  const settings = { kind: text({ label: "Kind", default: "oak" }) };

  expect(isMet({ field: "kind", operator: "is", value: "oak" }, withDefaults(settings, {}))).toBe(true);
  expect(isMet({ field: "kind", operator: "is", value: "oak" }, withDefaults(settings, { kind: "elm" }))).toBe(false);
});
