import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import type { Condition } from "../../../web/rules/conditions/condition";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { total } from ".";

const show = (settings = {}, data = {}) =>
  renderWidget(total, settings, { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } });

const inputIn = (container: Element) => container.querySelector("input") as HTMLInputElement;

describe("what is published", () => {
  test("FORM-PAGE-01 FORM-A11Y-05 is an input with a label that nobody fills in", async () => {
    const { getByLabelText, container } = show({ label: "To pay", description: "With taxes." });
    const input = getByLabelText("To pay") as HTMLInputElement;

    expect([input.id, input.name, input.readOnly, input.hasAttribute("aria-required")]).toEqual([
      "input_3_7",
      "input_7",
      true,
      false,
    ]);
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe("With taxes.");
    expect(container.textContent).not.toContain("optional");
    expect(await violations(container)).toEqual([]);
  });

  test("FORM-PRICE-06 has the class by which page scripts find it", () => {
    expect(inputIn(show().container).classList.contains("ginput_total")).toBe(true);
  });

  test("FORM-PRICE-02 shows what is known in the form's currency", () => {
    const valueOf = (data = {}) => inputIn(show({}, data).container).value;

    expect(valueOf({ answer: "1234.5", currency: "EUR" })).toBe("1.234,50 €");
    expect([valueOf(), valueOf({ answer: null })]).toEqual(["$0.00", "$0.00"]);
  });
});

describe("what the server makes of it", () => {
  test("FORM-PRICE-12 does not read what browsers send", () => {
    expect(sentField("total", { "": ["$0.02"] })).toEqual({
      answer: "0",
      text: "$0.00",
      error: undefined,
      inputs: undefined,
    });
  });

  test("FORM-PRICE-06 follows the order", () => {
    const content = [
      { type: "product", props: { id: "knife", price: "12.5" } },
      { type: "total", props: { id: "q" } },
    ];
    const sent = (count: string) =>
      evaluateAnswers({ document: { root: {}, content }, posted: { knife: { 3: [count] } }, translations: {} });

    expect([sent("2").answers.q, sent("2").texts.q]).toEqual(["25", "$25.00"]);
    expect([sent("0").answers.q, sent("0").texts.q]).toEqual(["0", "$0.00"]);
  });

  test("FORM-COND-08 decides about confirmations and notifications, as a number with the discount of a coupon", () => {
    const content = [
      { type: "product", props: { id: "knife", price: "12.5" } },
      { type: "coupon", props: { id: "coupon", coupons: [{ code: "SPRING", kind: "percent", value: "50" }] } },
      { type: "total", props: { id: "q" } },
    ];
    const conditions = {
      large: { field: "q", operator: ">", value: "100" },
      none: { field: "q", operator: "is", value: "0" },
    };
    const holding = (count: string, code = "") =>
      evaluateAnswers({
        document: { root: {}, content },
        posted: { knife: { 3: [count] }, coupon: { "": [code] } },
        translations: {},
        conditions: conditions as Record<string, Condition>,
      }).holding;

    expect([holding("9"), holding("8"), holding("9", "spring"), holding("0")]).toEqual([["large"], [], [], ["none"]]);
  });
});
