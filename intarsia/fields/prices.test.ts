/** Products, options, quantities, shipping, coupons and totals: shown, checked and added up together. */
import { describe, expect, test } from "vitest";
import type { FieldType } from "../../web/kit/fields/defineField";
import { renderWidget, violations } from "../../web/kit/testing/renderWidget";
import { evaluateAnswers } from "../../web/server/forms/evaluateAnswers";
import { coupon } from "./coupon";
import { option } from "./option";
import { product } from "./product";
import { quantity } from "./quantity";
import { shipping } from "./shipping";
import { total } from "./total";

const show = (field: FieldType, settings = {}, data = {}) =>
  renderWidget(field, settings, { id: "q", resources: { data: { q: { form: 3, number: 7, ...data } } } });

const SIZES = [
  { _id: "s", label: "Small", value: "s", price: "4" },
  { _id: "l", label: "Large", value: "l", price: "6.5" },
];

/** An order form: each field has its type as id and label. */
function order(fields: Record<string, object>, posted: Record<string, Record<string, string[]>>, currency = "USD") {
  const content = Object.entries(fields).map(([type, props]) => ({ type, props: { id: type, label: type, ...props } }));
  return evaluateAnswers({ document: { root: {}, content }, posted, currency, translations: {} });
}

describe("FORM-PRICE-06 a product", () => {
  test("of one price has sub-inputs for name, price and quantity", () => {
    const { container, getByLabelText } = show(product, { label: "Knife", price: "12.5" }, { currency: "EUR" });

    const values = [1, 2, 3].map((n) => container.querySelector<HTMLInputElement>(`[name="input_7.${n}"]`));
    expect(values.map((input) => [input?.id, input?.value])).toEqual([
      ["input_3_7_1", "Knife"],
      ["input_3_7_2", "12,50 €"],
      ["input_3_7_3", ""],
    ]);
    expect(getByLabelText("Quantity")).toBe(values[2]);
    expect(container.textContent).toContain("Price: 12,50 €");
  });

  test.each(["radio", "select"])("with choices shows their prices: %s", async (kind) => {
    const { container } = show(product, { kind, choices: SIZES });

    expect(container.textContent).toContain("Large");
    expect(container.textContent).toContain("$6.50");
    expect(await violations(container)).toEqual([]);
  });

  test("can have a price that the visitor enters", () => {
    expect(order({ product: { kind: "user" } }, { product: { "": ["$12.50"] } }).order?.total.value).toBe("12.5");
    expect(order({ product: { kind: "user" } }, { product: { "": ["12,50 €"] } }, "EUR").order?.total.text).toBe(
      "12,50 €",
    );
  });

  test.each([
    ["1.234,50", "EUR", "1234.5", "1.234,50 €"],
    ["1 234,50", "EUR", "1234.5", "1.234,50 €"],
    ["1,234.50", "EUR", "1234.5", "1.234,50 €"],
    ["1.234,50", "USD", "1234.5", "$1,234.50"],
    ["1.234", "EUR", "1234", "1.234,00 €"],
    ["1.000", "CHF", "1", "CHF 1.00"],
  ])("FORM-PRICE-05 reads the price %s in %s as people mean it", (typed, currency, answer, text) => {
    const { answers, texts, errors } = order({ product: { kind: "user" } }, { product: { "": [typed] } }, currency);

    expect([answers.product, texts.product, errors]).toEqual([answer, text, {}]);
  });

  test("FORM-PRICE-05 shows the typed price as its currency writes it, so that it is read back as the same", () => {
    const shown = (answer: string) =>
      show(product, { kind: "user" }, { answer, currency: "EUR" }).container.querySelector("input")?.value;

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
    const settings = { kind: "user", min_price: "5" };
    expect(order({ product: settings }, { product: { "": [typed] } }, currency).errors.product?.text).toBe(text);
  });

  test.each([
    [{ kind: "user", max_price: "50" }, { "": ["50.01"] }, "Enter an amount of at most $50.00."],
    [{ kind: "user", max_price: "2000000" }, { "": ["1500000"] }, "Enter an amount of at most $999,999.99."],
    [{ kind: "user" }, { "": ["many"] }, "Enter an amount such as 12.50."],
    [{ kind: "user" }, { "": ["-3"] }, "Enter an amount such as 12.50."],
    [{ kind: "user", min_price: "5" }, { "": ["4.99"] }, "Enter an amount of at least $5.00."],
    [{ max_quantity: 3 }, { "3": ["4"] }, "Enter a whole number from 0 to 3."],
    [{ max_quantity: 2.5 }, { "3": ["3"] }, "Enter a whole number from 0 to 2."],
    [{}, { "3": ["-1"] }, "Enter a whole number from 0 to 10000."],
    [{}, { "3": ["1.5"] }, "Enter a whole number from 0 to 10000."],
    [{ kind: "radio", choices: SIZES }, { "": ["xl"] }, "Choose one of the options."],
    [{ is_required: "yes" }, {}, "This field is required."],
  ])("is checked: %j %j", (settings, posted, text) => {
    expect(order({ product: settings }, { product: posted }).errors.product?.text).toBe(text);
  });
});

test("FORM-PRICE-12 prices that a browser sends are not read", () => {
  const posted = { product: { "1": ["Gold"], "2": ["$0.01"], "3": ["2"] }, total: { "": ["$0.02"] } };

  const { order: made, answers, texts } = order({ product: { price: "10" }, total: {} }, posted);
  expect([made?.total.value, answers.total, texts.total]).toEqual(["20", "20", "$20.00"]);
});

test("FORM-PRICE-06 an order has options, quantity, coupon and shipping", () => {
  const own = { product: { field: "product" } };
  const { order: made } = order(
    {
      product: { kind: "radio", choices: SIZES },
      option: { ...own, choices: [{ _id: "e", label: "Engraving", value: "e", price: "2" }] },
      quantity: own,
      coupon: { coupons: [{ code: "SPRING", kind: "percent", value: "10" }] },
      shipping: { price: "5" },
      total: {},
    },
    { product: { "": ["l"] }, option: { "1": ["e"] }, quantity: { "": ["2"] }, coupon: { "": [" spring "] } },
  );

  expect(made).toEqual({
    currency: "USD",
    lines: [
      { name: "product (Large)", quantity: "2", options: ["Engraving"], amount: { value: "17", text: "$17.00" } },
    ],
    discount: { value: "1.7", text: "$1.70" },
    shipping: { name: "shipping", amount: { value: "5", text: "$5.00" } },
    total: { value: "20.3", text: "$20.30" },
  });
});

test("FORM-PRICE-11 a product that rules hide is not ordered", () => {
  const shown_if = { field: "quantity", operator: "is", value: "9" };

  expect(order({ quantity: {}, product: { shown_if } }, { product: { "3": ["2"] } }).order).toBeNull();
});

test("nothing is ordered without a quantity, so shipping costs nothing", () => {
  const { order: made, answers } = order({ product: {}, shipping: {}, total: {} }, { product: { "3": ["0"] } });

  expect([made, answers.total]).toEqual([null, "0"]);
});

describe("a coupon", () => {
  const coupons = [{ _id: "a", code: "SECRET-7", kind: "amount", value: "3" }];

  test("never has its codes in the page", () => {
    expect(show(coupon, { coupons }).html).not.toContain("SECRET-7");
  });

  test.each(["OTHER", "SECRET"])("with another code is refused: %s", (code) => {
    expect(order({ coupon: { coupons } }, { coupon: { "": [code] } }).errors.coupon?.text).toBe(
      "This coupon code is not valid. Check it, or leave the field empty.",
    );
  });

  test("without a code is no coupon for everybody", () => {
    expect(order({ coupon: { coupons: [{ code: " " }] } }, { coupon: { "": ["x"] } }).errors.coupon).toBeDefined();
  });
});

test.each([
  ["option", option, { kind: "select", choices: SIZES }, "+$6.50"],
  ["option", option, { kind: "checkbox", choices: SIZES }, "+$6.50"],
  ["shipping", shipping, { kind: "radio", choices: SIZES }, "$6.50"],
] as const)("FORM-PRICE-02 shows the prices of choices: %s", async (_name, field, settings, price) => {
  const { container } = show(field, settings);

  expect(container.textContent).toContain(price);
  expect(await violations(container)).toEqual([]);
});

test("FORM-PRICE-02 shipping, total and quantity show what is known", () => {
  const valueOf = (...given: Parameters<typeof show>) =>
    show(...given).container.querySelector<HTMLInputElement>("input")?.value;

  expect(valueOf(shipping, { price: "5" })).toBe("$5.00");
  expect(valueOf(total, {}, { answer: "1234.5", currency: "EUR" })).toBe("1.234,50 €");
  expect(valueOf(total)).toBe("$0.00");
  expect(valueOf(quantity, { default_value: "2" })).toBe("2");
});
