import { defineFieldSchema, shownSettings } from "../../../web/kit/fields/fieldSettings";

export const schema = defineFieldSchema({
  type: "total",
  label: "Total",
  description: "The price of the whole order",
  category: "price",
  icon: "receipt-text",
  version: 1,
  keywords: ["sum", "price", "order", "checkout"],
  settings: shownSettings("Total", { isFinal: true }),
});
