import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseFormula } from "../formulas/parseFormula";
import { evaluateForm } from "./evaluateForm";
import { CircularRules, evaluationOrder } from "./evaluationOrder";
import type { Answers, FieldModel } from "./formModel";
import vectors from "./vectors.json";

type Vector = {
  id: string;
  why: string;
  fields: FieldModel[];
  answers: Answers;
  hidden: string[];
  values: Answers;
  problems: Record<string, string>;
};

const field = (id: string, more: Partial<FieldModel> = {}): FieldModel => ({ id, label: `Field ${id}`, ...more });
const rule = (id: string) => ({ field: id, operator: "is", value: "yes" }) as const;

test.each((vectors as unknown as Vector[]).map((vector) => [vector.id, vector.why, vector] as const))(
  "%s FORM-COND-03 FORM-COND-08 FORM-COND-10 FORM-CALC-07 %s",
  (_id, _why, { fields, answers, hidden, values, problems }) => {
    const { compared: _compared, ...form } = evaluateForm({ fields }, answers);
    expect({ ...form, hidden: [...form.hidden].sort() }).toEqual({ hidden, values, problems });
  },
);

describe("FORM-COND-11 a circle of rules", () => {
  const pathOf = (...fields: FieldModel[]) => {
    try {
      return evaluationOrder({ fields });
    } catch (error) {
      return error instanceof CircularRules ? error.path : error;
    }
  };

  test("of two conditions is refused with its path", () => {
    expect(pathOf(field("1", { shownIf: rule("2") }), field("2", { shownIf: rule("1") }))).toEqual(["1", "2", "1"]);
  });

  test("of a formula and a condition is refused", () => {
    const calculation = { formula: parseFormula("{a:2}+1") };
    expect(pathOf(field("1", { calculation }), field("2", { shownIf: rule("1") }))).toEqual(["1", "2", "1"]);
  });

  test("of a formula with itself is refused", () => {
    expect(pathOf(field("1", { calculation: { formula: parseFormula("{a:1}+1") } }))).toEqual(["1", "1"]);
  });

  test("through a section is refused", () => {
    expect(pathOf(field("s", { shownIf: rule("1") }), field("1", { inside: "s" }))).toEqual(["s", "1", "s"]);
  });

  test("says which fields are part of it", () => {
    const fields = [field("1", { shownIf: rule("2") }), field("2", { shownIf: rule("1") })];
    expect(() => evaluationOrder({ fields })).toThrow("These fields depend on each other: 1 → 2 → 1");
  });

  test("is none if a form shows its total twice", () => {
    const total = { pricing: { role: "total" } } as const;
    expect(pathOf(field("1", total), field("2", total))).toEqual(["1", "2"]);
  });

  test("is none if two fields need the same third one", () => {
    expect(pathOf(field("1", { shownIf: rule("3") }), field("2", { shownIf: rule("3") }), field("3"))).toEqual([
      "3",
      "1",
      "2",
    ]);
  });
});

test("FORM-COND-11 the order of fields in the form changes no result", () => {
  const ids = Array.from({ length: 8 }, (_, index) => String(index));
  // A field depends on fields with lower numbers only, so there is no circle.
  const forms = fc.tuple(...ids.map((id) => fc.option(fc.nat(Math.max(Number(id) - 1, 0)))));
  fc.assert(
    fc.property(
      forms,
      fc.dictionary(fc.constantFrom(...ids), fc.constantFrom("yes", "no")),
      fc.shuffledSubarray(ids, { minLength: 8 }),
      (needs, answers, shuffled) => {
        const fields = ids.map((id) => {
          const needed = needs[Number(id)];
          return field(id, needed != null && id !== "0" ? { shownIf: rule(String(needed)) } : {});
        });
        const one = evaluateForm({ fields }, answers);
        const other = evaluateForm({ fields: shuffled.map((id) => fields[Number(id)] as FieldModel) }, answers);
        expect(new Set(other.hidden)).toEqual(new Set(one.hidden));
        expect(other.values).toEqual(one.values);
      },
    ),
  );
});
