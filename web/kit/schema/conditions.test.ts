import { expect, test } from "vitest";
import { holds } from "./conditions";

test.each([
  [[{ action: "hide" }, { action: "message" }], true],
  [[{ action: "hide" }], false],
  [[], false],
  [undefined, false],
])("a condition may ask for an item of a list: %j", (actions, result) => {
  expect(holds({ setting: "actions.*.action", is: ["message"] }, { actions })).toBe(result);
  expect(holds({ setting: "actions.*.action", isNot: ["message"] }, { actions })).toBe(!result);
});
