import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const RULE = /:where\((\[data-focus[^\]]+\])\) \{\s*(--focus-[xy]): (\d+%);/g;
const rules = [...readFileSync("web/kit/parts/focus.css", "utf8").matchAll(RULE)];

test.each([
  ["0 0", "0%", "0%"],
  ["1 10", "10%", "100%"],
  ["10 1", "100%", "10%"],
  ["7 3", "70%", "30%"],
])("the focal point %s is at %s from the left and %s from the top", (focus, x, y) => {
  const image = document.createElement("img");
  image.dataset.focus = focus;
  const matching = rules.filter(([, selector]) => image.matches(selector as string));

  expect(rules).toHaveLength(22);
  expect(Object.fromEntries(matching.map(([, , property, value]) => [property, value]))).toEqual({
    "--focus-x": x,
    "--focus-y": y,
  });
  expect(matching).toHaveLength(2);
});
