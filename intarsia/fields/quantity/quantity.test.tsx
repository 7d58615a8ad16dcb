import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { sentField } from "../../../web/kit/testing/sentField";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { quantity } from ".";

const show = (settings = {}, data = {}) =>
  renderWidget(
    quantity,
    { label: "How many", ...settings },
    { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } },
  );

const inputIn = (container: Element) => container.querySelector("input") as HTMLInputElement;

describe("what is published", () => {
  test("FORM-PAGE-01 FORM-A11Y-05 is a native input for whole numbers, with a label", async () => {
    const { getByLabelText, container } = show();
    const input = getByLabelText("How many (optional)") as HTMLInputElement;

    expect([input.id, input.name, input.type, input.inputMode]).toEqual(["input_3_7", "input_7", "number", "numeric"]);
    expect([input.min, input.max, input.step]).toEqual(["0", "10000", "1"]);
    expect(await violations(container)).toEqual([]);
  });

  test("FORM-A11Y-02 says that it is required and is described by help text and error", async () => {
    const settings = { is_required: "yes", description: "For each place." };
    const { getByLabelText, container } = show(settings, { error: "Too many." });
    const input = getByLabelText("How many");
    const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];

    expect([input.getAttribute("aria-required"), input.getAttribute("aria-invalid")]).toEqual(["true", "true"]);
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(["For each place.", "Too many."]);
    expect(await violations(container)).toEqual([]);
  });

  test.each([
    [3, "3"],
    [2.5, "2"],
    [0, "10000"],
    [20_000, "10000"],
  ])("with the limit %d browsers refuse more than %s", (max_quantity, max) => {
    expect(inputIn(show({ max_quantity }).container).max).toBe(max);
  });

  test("FORM-PAGE-15 shows its default value, or what the visitor entered before, also nothing", () => {
    const value = (data = {}) => inputIn(show({ default_value: "2" }, data).container).value;

    expect([value(), value({ answer: "4" }), value({ answer: null })]).toEqual(["2", "4", ""]);
  });
});

describe("what the server makes of it", () => {
  const sent = (typed: string, settings = {}) => sentField("quantity", { "": [typed] }, settings);

  test.each(["-1", "1.5", "many", "10001", "1e9"])("refuses %s, and says what is possible", (typed) => {
    expect(sent(typed).error).toBe("Enter a whole number from 0 to 10000.");
  });

  test.each(["0", "1", "10000", " 7 "])("accepts %j", (typed) => {
    expect(sent(typed)).toMatchObject({ answer: typed.trim(), error: undefined });
  });

  test("refuses more than the owner's limit, which is a whole number", () => {
    expect([sent("3", { max_quantity: 3 }).error, sent("2", { max_quantity: 2.5 }).error]).toEqual([
      undefined,
      undefined,
    ]);
    expect(sent("4", { max_quantity: 3 }).error).toBe("Enter a whole number from 0 to 3.");
    expect(sent("3", { max_quantity: 2.5 }).error).toBe("Enter a whole number from 0 to 2.");
  });

  test("without an answer, only a required question has an error, which the owner can word", () => {
    expect(sent("")).toMatchObject({ answer: null, error: undefined });
    expect(sent("", { is_required: "yes" }).error).toBe("This field is required.");
    expect(sent("", { is_required: "yes", error_message: "How many?" }).error).toBe("How many?");
    expect(sent("many", { error_message: "How many?" }).error).toBe("How many?");
  });

  test.each([
    ["knife", "30"],
    ["fork", "10"],
  ])("FORM-PRICE-06 says how many of its product alone are ordered: %s", (field, total) => {
    const content = [
      { type: "product", props: { id: "knife", price: "10", has_quantity: "" } },
      { type: "quantity", props: { id: "q", product: { field } } },
    ];
    const posted = { knife: { 3: ["1"] }, q: { "": ["3"] } };
    const { order } = evaluateAnswers({ document: { root: {}, content }, posted, translations: {} });

    expect(order?.total.value).toBe(total);
  });

  test("FORM-COND-08 rules compare it as a number", () => {
    const content = [
      { type: "quantity", props: { id: "q" } },
      { type: "text", props: { id: "after", shown_if: { field: "q", operator: ">", value: "9" } } },
    ];
    const hidden = (typed: string) =>
      evaluateAnswers({ document: { root: {}, content }, posted: { q: { "": [typed] } }, translations: {} }).hidden;

    expect([hidden("10"), hidden("9")]).toEqual([[], ["after"]]);
  });
});
