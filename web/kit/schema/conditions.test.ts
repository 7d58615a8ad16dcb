import { expect, test } from "vitest";
import { holds } from "./conditions";
import { withDefaults } from "./schema";
import { text } from "./settings";

test.each([
  [[{ action: "hide" }, { action: "message" }], true],
  [[{ action: "hide" }], false],
  [[], false],
  [undefined, false],
])("supports conditions on list items: %j", (actions, result) => {
  expect(holds({ setting: "actions.*.action", is: ["message"] }, { actions })).toBe(result);
  expect(holds({ setting: "actions.*.action", isNot: ["message"] }, { actions })).toBe(!result);
});

test("uses the default of a setting that is not stored", () => {
  const settings = { kind: text({ label: "Kind", default: "oak" }) };

  expect(holds({ setting: "kind", is: ["oak"] }, withDefaults(settings, {}))).toBe(true);
  expect(holds({ setting: "kind", is: ["oak"] }, withDefaults(settings, { kind: "elm" }))).toBe(false);
});
