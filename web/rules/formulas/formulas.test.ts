import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalOf, decimalText } from "../numbers/decimal";
import { evaluateFormula, type NumberOf } from "./evaluateFormula";
import { FormulaError } from "./FormulaError";
import { fieldsOfFormula } from "./fieldsOfFormula";
import type { FieldReference } from "./formula";
import { parseFormula } from "./parseFormula";
import vectors from "./vectors.json";

type Vector = {
  id: string;
  why: string;
  formula: string;
  advanced?: boolean;
  values?: Record<string, unknown>;
  rounding?: number | null;
  expect?: string;
  problem?: string;
  error?: string;
  at?: number;
};
const VECTORS: readonly Vector[] = vectors;

const nameOf = ({ field, input, as }: FieldReference) => field + (input ? `.${input}` : "") + (as ? `:${as}` : "");

const outcomeOf = ({ formula, advanced = false, values = {}, rounding }: Vector) => {
  const numberOf: NumberOf = (reference) => decimalOf(values[nameOf(reference)]);
  try {
    const { value, problem } = evaluateFormula(parseFormula(formula, { advanced }), numberOf, rounding);
    return { expect: decimalText(value), problem: problem ?? undefined, error: undefined, at: undefined };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { expect: undefined, problem: undefined, error: error.code, at: error.at };
  }
};

test.each(VECTORS.map((vector) => [vector.id, vector.why, vector] as const))(
  "%s FORM-CALC-02 FORM-CALC-03 FORM-CALC-04 %s",
  (_id, _why, vector) => {
    const { expect: value, problem, error, at } = vector;
    expect(outcomeOf(vector)).toEqual({ expect: value, problem, error, at });
  },
);

test("each vector has its own id and reason", () => {
  expect(new Set(VECTORS.map(({ id }) => id)).size).toBe(VECTORS.length);
  expect(VECTORS.filter(({ why }) => !why)).toEqual([]);
});

describe("FORM-CALC-07 a formula is data", () => {
  test("its tree is JSON, so browsers evaluate it without the text", () => {
    const tree = parseFormula("if({Adults:1} > 2, -{Price:2:price}, max(1.50, 2))", { advanced: true });
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
    expect(fieldsOfFormula(tree)).toEqual(["1", "2"]);
  });

  test("any text is either read or refused with a place in it", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.+-*/(){}:,<>=! abcifmnxrd") }), (formula) => {
        const { error, at } = outcomeOf({ id: "", why: "", formula, advanced: true });
        if (error) expect(at).toBeLessThanOrEqual(formula.length);
      }),
    );
  });
});

test("a refusal says what to do", () => {
  expect(() => parseFormula("2 +")).toThrow(
    "The formula ends too early. Add the number, the field or the parenthesis that is missing.",
  );
  expect(() => parseFormula("{Price}")).toThrow(
    "“{Price}” names no field. Insert fields as {Label:ID}, such as {Price:3}.",
  );
});

/** Text of nested sums and products of small fractions, and its value as an exact fraction. */
const { formula: generated } = fc.letrec<{ formula: { text: string; over: bigint; under: bigint } }>((again) => ({
  formula: fc.oneof(
    { depthSize: "small" },
    fc.integer({ min: -999, max: 999 }).map((n) => ({
      text: `${n < 0 ? "-" : ""}${Math.abs(n) / 10}`,
      over: BigInt(n),
      under: 10n,
    })),
    fc.tuple(again("formula"), fc.constantFrom("+", "-", "*"), again("formula")).map(([one, sign, other]) => ({
      text: `(${one.text} ${sign} ${other.text})`,
      over:
        sign === "*"
          ? one.over * other.over
          : one.over * other.under + (sign === "+" ? 1n : -1n) * other.over * one.under,
      under: one.under * other.under,
    })),
  ),
}));

test("sums and products equal exact fractions", () => {
  fc.assert(
    fc.property(generated, ({ text, over, under }) => {
      const { value, problem } = evaluateFormula(parseFormula(text), () => null);
      const isExact = value.scale < 20 && !problem;
      if (isExact) expect(value.digits * under).toBe(over * 10n ** BigInt(value.scale));
    }),
  );
});
