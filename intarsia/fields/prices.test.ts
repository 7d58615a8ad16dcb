/** Products, options, quantities, shipping, coupons and totals: checked and added up together. */
import { expect, test } from "vitest";
import { evaluateAnswers } from "../../web/server/forms/evaluateAnswers";

const SIZES = [
  { _id: "s", label: "Small", value: "s", price: "4" },
  { _id: "l", label: "Large", value: "l", price: "6.5" },
];

/** An order form: each field has its type as id and label. */
function order(fields: Record<string, object>, posted: Record<string, Record<string, string[]>>) {
  const content = Object.entries(fields).map(([type, props]) => ({ type, props: { id: type, label: type, ...props } }));
  return evaluateAnswers({ document: { root: {}, content }, posted, translations: {} });
}

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
