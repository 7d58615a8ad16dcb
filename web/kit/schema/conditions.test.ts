import { expect, test } from "vitest";
import { holds } from "../../rules/conditions/holds";
import { withDefaults } from "./schema";
import { text } from "./settings";

test.each([
  [[{ action: "hide" }, { action: "message" }], true],
  [[{ action: "hide" }], false],
  [[], false],
  [undefined, false],
])("supports conditions on list items: %j", (actions, result) => {
  expect(holds({ field: "actions.*.action", operator: "is", value: "message" }, { actions })).toBe(result);
  expect(holds({ field: "actions.*.action", operator: "isnot", value: "message" }, { actions })).toBe(!result);
});

test("uses the default of a setting that is not stored", () => {
  const settings = { kind: text({ label: "Kind", default: "oak" }) };

  expect(holds({ field: "kind", operator: "is", value: "oak" }, withDefaults(settings, {}))).toBe(true);
  expect(holds({ field: "kind", operator: "is", value: "oak" }, withDefaults(settings, { kind: "elm" }))).toBe(false);
});
