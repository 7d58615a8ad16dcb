import { describe, expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../../web/server/forms/evaluateAnswers";
import { product } from ".";

const SIZES = [
  { _id: "s", label: "Small", value: "s", price: "4" },
  { _id: "l", label: "Large", value: "l", price: "6.5" },
];

const show = (settings = {}, data = {}) =>
  renderWidget(product, settings, { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } });

/** What the server makes of an order form with this product alone. */
function sent(settings: object, posted: Record<string, string[]>, currency = "USD") {
  const { answers, texts, errors, order } = evaluateAnswers({
    document: { root: {}, content: [{ type: "product", props: { id: "q", label: "Knife", ...settings } }] },
    posted: { q: posted },
    currency,
    translations: {},
  });
  return { answer: answers.q, text: texts.q, error: errors.q?.text, order };
}

describe("FORM-PRICE-06 a product of one price", () => {
  test("has sub-inputs for name, price and quantity", async () => {
    const { container, getByLabelText } = show({ label: "Knife", price: "12.5" }, { currency: "EUR" });

    const values = [1, 2, 3].map((n) => container.querySelector<HTMLInputElement>(`[name="input_7.${n}"]`));
    expect(values.map((input) => [input?.id, input?.value])).toEqual([
      ["input_3_7_1", "Knife"],
      ["input_3_7_2", "12,50 €"],
      ["input_3_7_3", ""],
    ]);
    expect(values.map((input) => input?.type)).toEqual(["hidden", "hidden", "number"]);
    expect(getByLabelText("Quantity")).toBe(values[2]);
    expect(container.textContent).toContain("Price: 12,50 €");
    expect(await violations(container)).toEqual([]);
  });

  test("FORM-A11Y-05 asks for a whole number of pieces, and says whether it is required", () => {
    const quantity = (settings = {}) =>
      show(settings).container.querySelector("[name='input_7.3']") as HTMLInputElement;
    const { min, max, step, required } = quantity({ max_quantity: 3 });

    expect([min, max, step, required]).toEqual(["0", "3", "1", false]);
    expect(quantity({ is_required: "yes" }).required).toBe(true);
    expect(show({ label: "Knife" }).getByRole("group", { name: "Knife (optional)" })).toBeTruthy();
  });

  test("FORM-PAGE-15 shows the quantity that the visitor entered before", () => {
    expect((show({}, { answer: "2" }).getByLabelText("Quantity") as HTMLInputElement).value).toBe("2");
  });

  test("FORM-A11Y-02 marks the quantity as wrong and describes it by help text and error", async () => {
    const { getByLabelText, container } = show({ description: "By hand." }, { error: "Too many." });
    const input = getByLabelText("Quantity");
    const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];

    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(["By hand.", "Too many."]);
    expect(await violations(container)).toEqual([]);
  });

  test("without a quantity asks nothing, and is ordered once", () => {
    const { container, queryByLabelText, getByRole } = show({ label: "Knife", has_quantity: "" });

    expect(queryByLabelText("Quantity")).toBeNull();
    expect(container.querySelector<HTMLInputElement>("[name='input_7.3']")?.value).toBe("1");
    expect(getByRole("group", { name: "Knife" }).textContent).not.toContain("optional");
    expect(sent({ price: "10", has_quantity: "" }, { "3": ["1"] }).order?.total.value).toBe("10");
  });

  test.each([
    [{ max_quantity: 3 }, { "3": ["4"] }, "Enter a whole number from 0 to 3."],
    [{ max_quantity: 2.5 }, { "3": ["3"] }, "Enter a whole number from 0 to 2."],
    [{}, { "3": ["-1"] }, "Enter a whole number from 0 to 10000."],
    [{}, { "3": ["1.5"] }, "Enter a whole number from 0 to 10000."],
    [{}, { "3": ["two"] }, "Enter a whole number from 0 to 10000."],
    [{}, { "3": ["10001"] }, "Enter a whole number from 0 to 10000."],
    [{ is_required: "yes" }, {}, "This field is required."],
  ])("is checked: %j %j", (settings, posted, text) => {
    expect(sent(settings, posted as Record<string, string[]>).error).toBe(text);
  });

  test.each([
    [{ max_quantity: 3 }, "3"],
    [{}, "0"],
    [{}, "10000"],
    [{}, ""],
  ])("with %j accepts the quantity %j", (settings, quantity) => {
    expect(sent(settings, { "3": [quantity] }).error).toBeUndefined();
  });

  test("FORM-PRICE-12 costs what the form says, whatever name and price are sent", () => {
    const { order } = sent({ price: "12.5" }, { "1": ["Gold"], "2": ["$0.01"], "3": ["2"] });

    expect([order?.lines[0]?.name, order?.total.value]).toEqual(["Knife", "25"]);
  });
});

describe("a product with choices", () => {
  test.each(["radio", "select"])("shows their prices: %s", async (kind) => {
    const { container } = show({ kind, choices: SIZES });

    expect(container.textContent).toContain("Large");
    expect(container.textContent).toContain("$6.50");
    expect(await violations(container)).toEqual([]);
  });

  test("FORM-PAGE-01 posts one value: radio buttons share a name, and a list has the field's", () => {
    const radios = [...show({ kind: "radio", choices: SIZES }).container.querySelectorAll("input")];
    const list = show({ kind: "select", choices: SIZES }).container.querySelector("select");

    expect(radios.map(({ id, name, value }) => [id, name, value])).toEqual([
      ["choice_3_7_0", "input_7", "s"],
      ["choice_3_7_1", "input_7", "l"],
    ]);
    expect([list?.id, list?.name]).toEqual(["input_3_7", "input_7"]);
    expect([...(list?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
      ["", "Choose …"],
      ["s", "Small – $4.00"],
      ["l", "Large – $6.50"],
    ]);
  });

  test.each(["radio", "select"])("FORM-PAGE-15 shows what the visitor chose before: %s", (kind) => {
    const { container } = show({ kind, choices: SIZES }, { answer: "l" });

    expect(container.querySelector<HTMLInputElement>("input:checked, select")?.value).toBe("l");
  });

  test("FORM-A11Y-05 says that a choice is required", () => {
    const required = { choices: SIZES, is_required: "yes", label: "Size" };
    const { getAllByRole } = show({ ...required, kind: "radio" });

    expect(getAllByRole("radio").every((one) => (one as HTMLInputElement).required)).toBe(true);
    expect(
      show({ ...required, kind: "select" })
        .getByRole("combobox")
        .getAttribute("aria-required"),
    ).toBe("true");
  });

  test.each(["radio", "select"])("is ordered once at the price of the choice, and reads as its label: %s", (kind) => {
    const { answer, text, error, order } = sent({ kind, choices: SIZES }, { "": ["l"] });

    expect([answer, text, error, order?.total.value]).toEqual(["l", "Large", undefined, "6.5"]);
    expect(order?.lines[0]?.name).toBe("Knife (Large)");
  });

  test.each(["radio", "select"])("refuses what is not offered: %s", (kind) => {
    expect(sent({ kind, choices: SIZES }, { "": ["xl"] }).error).toBe("Choose one of the options.");
    expect(sent({ kind, choices: SIZES }, { "": ["4"] }).error).toBe("Choose one of the options.");
    expect(sent({ kind, choices: SIZES, is_required: "yes" }, { "": [""] }).error).toBe("This field is required.");
  });
});

describe("a product whose price the visitor enters", () => {
  test("FORM-A11Y-05 is one input for an amount, with a label", async () => {
    const { getByLabelText, container } = show({ kind: "user", label: "Donation", is_required: "yes" });
    const input = getByLabelText("Donation") as HTMLInputElement;

    expect([input.id, input.name, input.type, input.inputMode]).toEqual(["input_3_7", "input_7", "text", "decimal"]);
    expect(input.getAttribute("aria-required")).toBe("true");
    expect(await violations(container)).toEqual([]);
  });

  test("can have a price that the visitor enters", () => {
    expect(sent({ kind: "user" }, { "": ["$12.50"] }).order?.total.value).toBe("12.5");
    expect(sent({ kind: "user" }, { "": ["12,50 €"] }, "EUR").order?.total.text).toBe("12,50 €");
  });

  test.each([
    ["1.234,50", "EUR", "1234.5", "1.234,50 €"],
    ["1 234,50", "EUR", "1234.5", "1.234,50 €"],
    ["1,234.50", "EUR", "1234.5", "1.234,50 €"],
    ["1.234,50", "USD", "1234.5", "$1,234.50"],
    ["1.234", "EUR", "1234", "1.234,00 €"],
    ["1.000", "CHF", "1", "CHF 1.00"],
  ])("FORM-PRICE-05 reads the price %s in %s as people mean it", (typed, currency, answer, text) => {
    expect(sent({ kind: "user" }, { "": [typed] }, currency)).toMatchObject({ answer, text, error: undefined });
  });

  test("FORM-PRICE-05 shows the typed price as its currency writes it, so that it is read back as the same", () => {
    const shown = (answer: string) =>
      show({ kind: "user" }, { answer, currency: "EUR" }).container.querySelector("input")?.value;

    expect([shown("1.234"), shown("1234.5"), shown("many")]).toEqual(["1,234", "1234,5", "many"]);
  });

  test.each([
    ["EUR", "many", "Enter an amount such as 12,50."],
    ["EUR", "12,345", "Enter an amount such as 12,50."],
    ["JPY", "12.5", "Enter an amount such as 1,250."],
    ["EUR", "4", "Enter an amount of at least 5,00 €."],
    ["EUR", "1.000.000", "Enter an amount of at most 999.999,99 €."],
    ["JPY", "100,000,000", "Enter an amount of at most ¥99,999,999."],
  ])("FORM-PRICE-05 says in %s how to correct %s", (currency, typed, text) => {
    expect(sent({ kind: "user", min_price: "5" }, { "": [typed] }, currency).error).toBe(text);
  });

  test.each([
    [{ kind: "user", max_price: "50" }, { "": ["50.01"] }, "Enter an amount of at most $50.00."],
    [{ kind: "user", max_price: "2000000" }, { "": ["1500000"] }, "Enter an amount of at most $999,999.99."],
    [{ kind: "user" }, { "": ["many"] }, "Enter an amount such as 12.50."],
    [{ kind: "user" }, { "": ["-3"] }, "Enter an amount such as 12.50."],
    [{ kind: "user", min_price: "5" }, { "": ["4.99"] }, "Enter an amount of at least $5.00."],
    [{ kind: "user", is_required: "yes" }, { "": [" "] }, "This field is required."],
  ])("is checked: %j %j", (settings, posted, text) => {
    expect(sent(settings, posted).error).toBe(text);
  });

  test.each(["5", "50", "12.34", "12.340"])("accepts %s, which is within its limits", (typed) => {
    expect(sent({ kind: "user", min_price: "5", max_price: "50" }, { "": [typed] }).error).toBeUndefined();
  });

  test("costs nothing without an amount", () => {
    expect(sent({ kind: "user" }, { "": ["0"] })).toMatchObject({ answer: "0", error: undefined });
    expect(sent({ kind: "user" }, { "": [""] })).toMatchObject({ answer: null, order: null });
  });
});
