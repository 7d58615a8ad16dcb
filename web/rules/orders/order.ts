import type { EvaluatedForm } from "../forms/evaluateForm";
import type { FieldModel, FormModel } from "../forms/formModel";
import { chosen, notNegative, quantityOf, sum } from "../forms/numberOfField";
import type { Currency } from "../money/currency";
import { add, compareDecimals, type Decimal, decimalOf, multiply, round, subtract, ZERO } from "../numbers/decimal";

export type OrderOption = { id: string; name: string; price: Decimal; field_label: string };
export type OrderLine = {
  id: string;
  name: string;
  price: Decimal;
  quantity: Decimal;
  options: OrderOption[];
  amount: Decimal;
};
export type Shipping = { id: string; name: string; price: Decimal };

/** Names are those of page scripts. Amounts of lines are exact; only the total is rounded. */
export type Order = { products: OrderLine[]; shipping: Shipping | null; discount: Decimal; total: Decimal };

/** What a coupon takes off the products: a percentage, or an amount. The server alone knows which codes exist. */
export type Discount = { percent: string } | { amount: string };

/** What is ordered with the answers of an evaluated form. Hidden fields and products with a quantity of 0 do not count. */
export function orderOf(
  model: FormModel,
  form: EvaluatedForm,
  currency: Currency,
  discounts: readonly Discount[] = [],
): Order {
  const fields = model.fields.filter(({ id }) => !form.hidden.has(id));
  const products = fields.flatMap((field) => lineOf(field, model, form));
  const amount = sum(products.map((line) => line.amount));
  const discount = discountOf(amount, discounts);
  // Nothing is shipped if nothing is ordered.
  const shipping = products.length > 0 ? (fields.map((field) => shippingOf(field, form)).find(Boolean) ?? null) : null;
  const exact = add(subtract(amount, discount), shipping?.price ?? ZERO);
  const total = notNegative(currency.decimals < 0 ? exact : round(exact, currency.decimals));
  return { products, shipping, discount, total };
}

function lineOf(field: FieldModel, model: FormModel, form: EvaluatedForm): OrderLine[] {
  const { id, label, pricing } = field;
  if (pricing?.role !== "product") return [];
  const quantity = quantityOf(field, new Map(model.fields.map((one) => [one.id, one])), form.values);
  const found = priceOf(field, pricing.price, form);
  if (!found || quantity.digits === 0n) return [];
  const options = model.fields.flatMap((option) => optionsOf(option, id, form));
  const price = sum([found.price, ...options.map((option) => option.price)]);
  const name = found.name ? `${label} (${found.name})` : label;
  return [{ id, name, price: found.price, quantity, options, amount: multiply(price, quantity) }];
}

function shippingOf(field: FieldModel, form: EvaluatedForm): Shipping | null {
  if (field.pricing?.role !== "shipping") return null;
  const found = priceOf(field, field.pricing.price, form);
  return found && { id: field.id, name: found.name || field.label, price: found.price };
}

/** The price of a field, and the name of the choice that has it; null if nothing is chosen or typed. */
function priceOf(
  field: FieldModel,
  price: { fixed: string } | "choice" | "typed",
  { values }: EvaluatedForm,
): { name: string; price: Decimal } | null {
  const answer = values[field.id] ?? null;
  if (typeof price === "object") return { name: "", price: decimalOf(price.fixed) ?? ZERO };
  if (price === "typed") return answer ? { name: "", price: notNegative(decimalOf(answer)) } : null;
  const [choice] = chosen(field, answer);
  return choice ? { name: choice.label, price: decimalOf(choice.price) ?? ZERO } : null;
}

function optionsOf(field: FieldModel, product: string, { values, hidden }: EvaluatedForm): OrderOption[] {
  if (hidden.has(field.id) || field.pricing?.role !== "option" || field.pricing.product !== product) return [];
  return chosen(field, values[field.id] ?? null).map((choice) => ({
    id: field.id,
    name: choice.label,
    price: decimalOf(choice.price) ?? ZERO,
    field_label: field.label,
  }));
}

/** Never more than the products cost. */
function discountOf(amount: Decimal, discounts: readonly Discount[]): Decimal {
  const parts = discounts.map((one) =>
    "percent" in one
      ? multiply(amount, multiply(notNegative(decimalOf(one.percent)), HUNDREDTH))
      : decimalOf(one.amount),
  );
  const discount = sum(parts.map(notNegative));
  const most = notNegative(amount);
  return compareDecimals(discount, most) > 0 ? most : discount;
}

const HUNDREDTH: Decimal = { digits: 1n, scale: 2 };
