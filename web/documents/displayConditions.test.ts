import { expect, test } from "vitest";
import type { Condition } from "../rules/conditions/condition";
import { pageRulesIn } from "./displayConditions";

const rule = (field: string, value: unknown = 3) => ({ field, operator: "is", value });

test("finds the rules about pages, however deep", () => {
  const condition = { all: [rule("section", 1), { not: [{ any: [rule("type"), rule("page", 2)] }] }] } as Condition;

  expect(pageRulesIn(condition).map(({ value }) => value)).toEqual([1, 2]);
  expect(pageRulesIn(rule("page"))).toEqual([rule("page")]);
});

test.each([[null], [undefined], ["page"], [7], [[]], [{}], [{ all: "page" }], [{ some: [null] }], [rule("language")]])(
  "finds nothing in %j",
  (value) => {
    expect(pageRulesIn(value)).toEqual([]);
  },
);
