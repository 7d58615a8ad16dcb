import { describe, expect, test } from "vitest";
import type { Condition, Operator } from "./condition";
import { isMet } from "./isMet";
import { OPERATORS, type Operators } from "./operators";
import vectors from "./vectors.json";

type Vector = { id: string; why: string; condition: Condition; values: Record<string, unknown>; expect: boolean };
const VECTORS = vectors as unknown as Vector[];

const failing = (operators: Operators) =>
  VECTORS.filter(({ condition, values, expect: wanted }) => isMet(condition, values, operators) !== wanted);

test("has at least 300 vectors, each with its own id and reason", () => {
  expect(VECTORS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(VECTORS.map(({ id }) => id)).size).toBe(VECTORS.length);
  expect(VECTORS.filter(({ why }) => !why)).toEqual([]);
});

test.each(VECTORS.map((vector) => [vector.id, vector.why, vector] as const))(
  "%s FORM-COND-02 FORM-COND-07 FORM-COND-08 %s",
  (_id, _why, { condition, values, expect: wanted }) => {
    expect(isMet(condition, values)).toBe(wanted);
  },
);

test("FORM-COND-06 has exactly the operators of forms, and a list of values", () => {
  expect(Object.keys(OPERATORS).sort()).toEqual(
    ["<", ">", "contains", "ends_with", "in", "is", "isnot", "starts_with"].sort(),
  );
});

describe("a mutation fails a vector", () => {
  const names = Object.keys(OPERATORS) as Operator[];
  const pairs = names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other] as const));

  test.each(pairs)("if %s does what %s does", (one, other) => {
    expect(failing({ ...OPERATORS, [one]: OPERATORS[other] })).not.toEqual([]);
  });

  test.each(names)("if %s answers the opposite", (name) => {
    const { matches, ...rest } = OPERATORS[name];
    const opposite = { ...rest, matches: (value: unknown, operand: unknown) => !matches(value, operand) };
    expect(failing({ ...OPERATORS, [name]: opposite })).not.toEqual([]);
  });

  const orEqual = (name: ">" | "<") => ({
    ...OPERATORS[name],
    matches: (value: unknown, operand: unknown) =>
      OPERATORS[name].matches(value, operand) || OPERATORS.is.matches(value, operand),
  });

  test.each([">", "<"] as const)("whether %s is met by equal values", (name) => {
    expect(failing({ ...OPERATORS, [name]: orEqual(name) })).not.toEqual([]);
  });

  const groups = ["all", "any", "not"];
  const pairsOfGroups = groups.flatMap((one) => groups.filter((other) => other !== one).map((other) => [one, other]));

  test.each(pairsOfGroups)("if %s does what %s does", (one = "", other = "") => {
    const regrouped = VECTORS.filter(
      ({ condition, values, expect: wanted }) => isMet(renamed(condition, one, other), values) !== wanted,
    );
    expect(regrouped).not.toEqual([]);
  });

  test.each(names)("if %s treats incomplete rules in the other way", (name) => {
    const { matches, needsOperand } = OPERATORS[name];
    expect(failing({ ...OPERATORS, [name]: { matches, needsOperand: !needsOperand } })).not.toEqual([]);
  });
});

/** The condition with another name for its groups: what an evaluator that confuses both sees. */
function renamed(condition: Condition, one: string, other: string): Condition {
  if ("operator" in condition) return condition;
  const groups = Object.entries(condition) as [string, readonly Condition[]][];
  const parts = groups.map(([group, inner]) => [
    group === one ? other : group,
    inner.map((part) => renamed(part, one, other)),
  ]);
  return Object.fromEntries(parts) as Condition;
}

test("is met without a condition", () => {
  expect(isMet(undefined, {})).toBe(true);
});
