import { expect, test } from "vitest";
import { renderWidget } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { calculation } from ".";

const show = (settings = {}, data = {}) =>
  renderWidget(calculation, settings, { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } });

const evaluate = (settings: object, count: string, more = {}) =>
  evaluateAnswers({
    document: {
      root: {},
      content: [
        { type: "text", props: { id: "count" } },
        { type: "calculation", props: { id: "sum", ...settings } },
      ],
    },
    posted: { count: { "": [count] }, ...more },
    numbers: { count: 4, sum: 5 },
    translations: {},
  });

test("FORM-CALC-01 a calculation has the id of its field, a formula and a rounding", () => {
  expect(show().container.querySelector<HTMLInputElement>("#input_3_7")?.readOnly).toBe(true);
  expect(Object.keys(calculation.schema.settings)).toEqual(expect.arrayContaining(["formula", "rounding"]));
});

test.each([
  ["decimal_dot", undefined, "1,234.5"],
  ["decimal_comma", undefined, "1.234,5"],
  ["currency", undefined, "$1,234.50"],
  ["currency", "EUR", "1.234,50 €"],
])("shows the result as %s (%s): %s", (number_format, currency, shown) => {
  const { getByLabelText } = show({ number_format }, { answer: "1234.5", currency });

  expect((getByLabelText("Result") as HTMLInputElement).value).toBe(shown);
});

test("FORM-CALC-07 FORM-CALC-04 the server calculates, whatever was sent as the result", () => {
  const { answers } = evaluate({ formula: "{Count:4} / 3", rounding: "2" }, "10", { sum: { "": ["99"] } });

  expect(answers.sum).toBe("3.33");
});

test("FORM-CALC-04 without a rounding the result stays as it is", () => {
  expect(evaluate({ formula: "{Count:4} / 8" }, "1").answers.sum).toBe("0.125");
});

test.each(["{Count:4} +", "max({Count:4}, 1)", "", "{Gone:9}"])(
  "the formula %j is 0, and not what was sent",
  (formula) => {
    expect(evaluate({ formula }, "10", { sum: { "": ["99"] } }).answers.sum).toBe("0");
  },
);

test("FORM-CALC-02 an advanced formula has functions", () => {
  expect(evaluate({ formula: "max({Count:4}, 12)", is_advanced: "yes" }, "10").answers.sum).toBe("12");
});
