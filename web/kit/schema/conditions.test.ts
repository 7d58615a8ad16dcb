import { expect, test } from "vitest";
import { holds } from "./conditions";
import { withDefaults } from "./schema";
import { text } from "./settings";

test.each([
  [[{ action: "hide" }, { action: "message" }], true],
  [[{ action: "hide" }], false],
  [[], false],
  [undefined, false],
])("a condition may ask for an item of a list: %j", (actions, result) => {
  expect(holds({ setting: "actions.*.action", is: ["message"] }, { actions })).toBe(result);
  expect(holds({ setting: "actions.*.action", isNot: ["message"] }, { actions })).toBe(!result);
});

test("what is not stored is as usual", () => {
  const settings = { kind: text({ label: "Kind", default: "oak" }) };

  expect(holds({ setting: "kind", is: ["oak"] }, withDefaults(settings, {}))).toBe(true);
  expect(holds({ setting: "kind", is: ["oak"] }, withDefaults(settings, { kind: "elm" }))).toBe(false);
});
