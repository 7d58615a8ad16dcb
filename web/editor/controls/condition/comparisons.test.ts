import { describe, expect, test } from "vitest";
import type { RuleField } from "../../../kit/fields/ruleFields";
import type { Rule } from "../../../rules/conditions/condition";
import { comparisonOf, comparisonsFor, firstRule, ruleFault, withComparison, withField } from "./comparisons";

const field = (more: Partial<RuleField> = {}) => ({ id: "f", name: "Wood", ...more }) as RuleField;
const CHOICES = field({
  choices: [
    { value: "oak", label: "Oak" },
    { value: "elm", label: "Elm" },
  ],
});
const NUMBER = field({ isNumber: true });
const rule = (operator: Rule["operator"], value: Rule["value"]): Rule => ({ field: "f", operator, value });

test.each([
  [rule("is", ""), "empty"],
  [rule("isnot", ""), "filled"],
  [rule("is", "oak"), "is"],
  [rule("isnot", "oak"), "isnot"],
  [rule("is", null), "is"],
  [rule("contains", ""), "contains"],
  [rule("in", ["oak"]), "in"],
])("%j is shown as “%s”", (one, comparison) => {
  expect(comparisonOf(one)).toBe(comparison);
});

test.each([
  ["choices", CHOICES, ["is", "isnot", "empty", "filled"]],
  ["a number", NUMBER, ["is", "isnot", ">", "<", "empty", "filled"]],
  ["a text", field(), ["is", "isnot", ">", "<", "contains", "starts_with", "ends_with", "empty", "filled"]],
  ["a deleted field", undefined, ["is", "isnot", ">", "<", "contains", "starts_with", "ends_with", "empty", "filled"]],
] as const)("the comparisons of %s fit it", (_what, of, expected) => {
  expect(comparisonsFor(of, "is").map(([name]) => name)).toEqual(expected);
});

test("a rule's own comparison is offered although it does not fit the field", () => {
  expect(comparisonsFor(CHOICES, "contains").at(-1)).toEqual(["contains", "contains"]);
});

describe("a new rule", () => {
  test("is about the first choice", () => expect(firstRule(CHOICES)).toEqual(rule("is", "oak")));
  test("asks whether a field without choices is filled", () => {
    expect(firstRule(NUMBER)).toEqual(rule("isnot", ""));
    expect(firstRule(field({ choices: [] }))).toEqual(rule("isnot", ""));
  });
});

test.each([
  ["empty", rule("contains", "oa"), undefined, rule("is", "")],
  ["filled", rule("contains", "oa"), undefined, rule("isnot", "")],
  ["in", rule("is", "oak"), CHOICES, rule("in", ["oak"])],
  ["in", rule("in", ["oak", "elm"]), CHOICES, rule("in", ["oak", "elm"])],
  ["is", rule("in", ["oak", "elm"]), CHOICES, rule("is", "oak")],
  ["is", rule("in", []), CHOICES, rule("is", null)],
  ["is", rule("is", ""), CHOICES, rule("is", "oak")],
  ["contains", rule("isnot", ""), field(), rule("contains", null)],
  ["isnot", rule("is", "oak"), field(), rule("isnot", "oak")],
] as const)("with “%s”, %j of the field %j becomes %j", (comparison, one, of, expected) => {
  expect(withComparison(one, comparison, of)).toEqual(expected);
});

test.each([
  ["keeps a value that is one of its choices", rule("isnot", "elm"), { ...CHOICES, id: "g" }, rule("isnot", "elm")],
  ["starts again with its first choice", rule("is", "ash"), { ...CHOICES, id: "g" }, rule("is", "oak")],
  ["starts again if it has no such comparison", rule("contains", "oa"), { ...NUMBER, id: "g" }, rule("isnot", "")],
  ["keeps any value if it has no choices", rule(">", "3"), { ...NUMBER, id: "g" }, rule(">", "3")],
])("a rule about another field %s", (_what, one, other, expected) => {
  expect(withField(one, other)).toEqual({ ...expected, field: "g" });
});

const SKIPPED = "Enter a value. Until then, this rule is skipped.";
test.each([
  ["", rule("is", "oak"), CHOICES],
  ["", rule("is", ""), field()],
  ["", rule("isnot", ""), CHOICES],
  ["", rule("in", ["oak"]), CHOICES],
  ["", rule("contains", "anything"), field()],
  ["Enter a value. Until then, this rule asks whether the answer is empty.", rule("is", null), field()],
  ["Enter a value. Until then, this rule asks whether the answer is filled.", rule("isnot", null), field()],
  [SKIPPED, rule(">", null), NUMBER],
  [SKIPPED, rule("contains", ""), field()],
  [SKIPPED, rule("in", []), CHOICES],
  ["“ash” is not a choice of Wood any more. Choose another one.", rule("is", "ash"), CHOICES],
] as const)("“%s” is what is wrong with %j", (text, one, of) => {
  expect(ruleFault(one as Rule, of)).toBe(text);
});

test("a rule about a deleted field says so", () => {
  expect(ruleFault(rule("is", "oak"), undefined)).toMatch(/^The field of this rule was deleted/);
});
