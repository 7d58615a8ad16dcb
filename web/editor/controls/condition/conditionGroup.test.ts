import { expect, test } from "vitest";
import type { Condition } from "../../../rules/conditions/condition";
import { conditionOf, sentenceOf } from "./conditionGroup";

const rule = (field: string): Condition => ({ field, operator: "is", value: "yes" });
const [oak, elm] = [rule("oak"), rule("elm")];

test.each<[string, Condition | null, ReturnType<typeof sentenceOf>]>([
  ["no condition", null, { action: "show", join: "all", parts: [] }],
  ["a single rule", oak, { action: "show", join: "all", parts: [oak] }],
  ["all of several", { all: [oak, elm] }, { action: "show", join: "all", parts: [oak, elm] }],
  ["any of several", { any: [oak, elm] }, { action: "show", join: "any", parts: [oak, elm] }],
  ["not all of several", { not: [{ all: [oak, elm] }] }, { action: "hide", join: "all", parts: [oak, elm] }],
  ["not any of several", { not: [{ any: [oak] }] }, { action: "hide", join: "any", parts: [oak] }],
  ["none of several", { not: [oak, elm] }, { action: "hide", join: "any", parts: [oak, elm] }],
  ["not a single rule", { not: [oak] }, { action: "hide", join: "any", parts: [oak] }],
  [
    "none of several groups",
    { not: [{ all: [oak] }, { all: [elm] }] },
    { action: "hide", join: "any", parts: [{ all: [oak] }, { all: [elm] }] },
  ],
  ["not nothing of it", { not: [{ not: [oak] }] }, { action: "hide", join: "any", parts: [{ not: [oak] }] }],
])("reads %s as a sentence", (_name, condition, sentence) => {
  expect(sentenceOf(condition)).toEqual(sentence);
});

test.each<Condition>([{ all: [oak] }, { any: [oak, elm] }, { not: [{ all: [oak] }] }, { not: [{ any: [elm] }] }])(
  "writes what it has read: %j",
  (condition) => {
    expect(conditionOf(sentenceOf(condition))).toEqual(condition);
  },
);

test("without rules, there is no condition", () => {
  expect(conditionOf({ action: "hide", join: "any", parts: [] })).toBeNull();
});
