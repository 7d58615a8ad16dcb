import { expect, test } from "vitest";
import { evaluateForm } from "../forms/evaluateForm";
import type { Answers, FieldModel } from "../forms/formModel";
import { CURRENCIES } from "../money/currencies";
import type { Currency } from "../money/currency";
import { decimalText } from "../numbers/decimal";
import { type Discount, orderOf } from "./order";
import vectors from "./vectors.json";

type Line = { name: string; price: string; quantity: string; amount: string; options: string[] };
type Vector = {
  id: string;
  why: string;
  fields: FieldModel[];
  answers: Answers;
  currency: string;
  discounts: Discount[];
  lines: Line[];
  shipping: [name: string, price: string] | null;
  discount: string;
  total: string;
};

test.each((vectors as unknown as Vector[]).map((vector) => [vector.id, vector.why, vector] as const))(
  "%s FORM-PRICE-06 FORM-PRICE-11 FORM-PRICE-12 %s",
  (_id, _why, { fields, answers, currency, discounts, ...wanted }) => {
    const model = { fields };
    const order = orderOf(model, evaluateForm(model, answers), CURRENCIES[currency] as Currency, discounts);
    const lines = order.products.map(({ name, price, quantity, amount, options }) => ({
      name,
      price: decimalText(price),
      quantity: decimalText(quantity),
      amount: decimalText(amount),
      options: options.map((option) => option.name),
    }));
    const { id: _, why: __, ...expected } = wanted;
    expect({
      lines,
      shipping: order.shipping && [order.shipping.name, decimalText(order.shipping.price)],
      discount: decimalText(order.discount),
      total: decimalText(order.total),
    }).toEqual(expected);
  },
);

test("FORM-PRICE-03 with -1 decimals the total keeps all digits", () => {
  const model = {
    fields: [{ id: "1", label: "Veneer", pricing: { role: "product", price: { fixed: "0.3335" } } } as const],
  };
  const currency = { ...(CURRENCIES.USD as Currency), decimals: -1 };
  expect(decimalText(orderOf(model, evaluateForm(model, { "1": "1" }), currency).total)).toBe("0.3335");
});
