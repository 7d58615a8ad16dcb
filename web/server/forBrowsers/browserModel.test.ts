import { expect, test } from "vitest";
import { browserForm } from "./browserForm";

const shown_if = { field: "size", operator: "is", value: "l" } as const;
const model = (...content: { type: string; props: { id: string } & Record<string, unknown> }[]) =>
  browserForm({ document: { root: {}, content }, numbers: { size: 4, more: 5 }, currency: "EUR" }).rules;

test("a form without rules, calculations and prices needs no model in the browser", () => {
  expect(model({ type: "text", props: { id: "size" } })).toBeNull();
});

test("FORM-COND-04 fields have their numbers, conditions and initial answers, but no labels", () => {
  const made = model(
    { type: "text", props: { id: "size", label: "Size", default_value: "s" } },
    { type: "text", props: { id: "more", shown_if } },
  );

  expect(made?.fields).toEqual([
    { id: "size", number: 4, label: "", initial: ["s"] },
    { id: "more", number: 5, label: "", shownIf: shown_if },
  ]);
});

test("FORM-COND-04 the initial answer of a number is as visitors type it in its format", () => {
  const made = model(
    { type: "number", props: { id: "size", default_value: "1.234", number_format: "decimal_comma" } },
    { type: "text", props: { id: "more", shown_if } },
  );

  expect(made?.fields[0]?.initial).toEqual(["1,234"]);
});

test("FORM-CALC-07 a formula is a tree about ids of elements", () => {
  const made = model(
    { type: "text", props: { id: "size" } },
    { type: "calculation", props: { id: "more", formula: "{Size:4} * 2", rounding: "1" } },
  );

  expect(made?.fields[1]?.calculation).toEqual({
    formula: { operator: "*", left: { field: "size" }, right: { number: "2" } },
    rounding: 1,
  });
});

test("FORM-COND-10 a page has its number", () => {
  const made = model({ type: "form_page", props: { id: "p", number: 2, shown_if, fields: [] } });

  expect(made?.fields).toEqual([{ id: "p", label: "", shownIf: shown_if, page: 2 }]);
});
