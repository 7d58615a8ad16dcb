import type { Currency } from "../money/currency";
import { formatMoney } from "../money/money";
import { type Decimal, decimalText } from "../numbers/decimal";
import type { Order } from "./order";

/** An amount in plain notation, and as people read it. */
export type Amount = { value: string; text: string };

/** An order as entries store it: plain data, with the prices at the time when it was sent. */
export type OrderSummary = {
  currency: string;
  lines: { name: string; quantity: string; options: string[]; amount: Amount }[];
  shipping: { name: string; amount: Amount } | null;
  /** Null without a coupon. */
  discount: Amount | null;
  total: Amount;
};

/** Null if nothing was ordered. */
export function orderSummary({ products, shipping, discount, total }: Order, currency: Currency): OrderSummary | null {
  if (products.length === 0) return null;
  const amountOf = (amount: Decimal): Amount => ({ value: decimalText(amount), text: formatMoney(amount, currency) });
  return {
    currency: currency.code,
    lines: products.map(({ name, quantity, options, amount }) => ({
      name,
      quantity: decimalText(quantity),
      options: options.map((option) => option.name),
      amount: amountOf(amount),
    })),
    shipping: shipping && { name: shipping.name, amount: amountOf(shipping.price) },
    discount: discount.digits > 0n ? amountOf(discount) : null,
    total: amountOf(total),
  };
}
