/** The total of an order while a visitor fills in a form. The server calculates it again, from its own prices. */

import { formatMoney } from "../../rules/money/money";
import { decimalOf, decimalText } from "../../rules/numbers/decimal";
import { type Order, orderOf } from "../../rules/orders/order";
import { runHooks } from "../api/runHooks";
import { announce, prepareAnnouncements } from "../parts/announce";
import { emit } from "../parts/events";
import { labelOf } from "../parts/labelOf";
import { boxOf } from "../rules/answersIn";
import type { LiveRules } from "../rules/LiveRules";

export function showOrder({ form, formId, model, evaluated }: LiveRules): void {
  const { currency } = model;
  const order = orderOf(model, evaluated, currency);
  const calculated = decimalText(order.total);
  const total = decimalOf(runHooks.applyFilters("gform_product_total", calculated, formId)) ?? order.total;
  for (const field of model.fields) {
    const box = field.pricing?.role === "total" ? boxOf(form, field) : null;
    const input = box?.querySelector("input");
    if (!box || !input) continue;
    showTotal(input, formatMoney(total, currency), labelOf(box));
    input.dataset.total = decimalText(total);
  }
  emit("gform/products/product_field_changed", { formId, products: plain(order) }, "gform_price_change", [formId]);
}

/** Screen readers hear a total that follows an answer, but not the first one, which nobody has changed. */
function showTotal(input: HTMLInputElement, text: string, label: string): void {
  if (!input.dataset.total) prepareAnnouncements();
  else if (text !== input.value && !input.closest("[hidden]")) announce([label, text].filter(Boolean).join(": "));
  input.value = text;
}

/** As page scripts read it: amounts are texts in plain notation. */
const plain = ({ products, shipping, discount }: Order) => ({
  products: products.map(({ id, name, price, quantity, options }) => ({
    id,
    name,
    price: decimalText(price),
    quantity: decimalText(quantity),
    options: options.map((option) => ({ ...option, price: decimalText(option.price) })),
  })),
  shipping: shipping && { ...shipping, price: decimalText(shipping.price) },
  discount: decimalText(discount),
});
