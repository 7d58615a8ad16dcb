import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { pricedChoices } from "../../../web/kit/fields/prices/priceSettings";
import { decimal, select } from "../../../web/kit/schema/settings";

export const UI_STRINGS = ["Choose …"] as const;

export const schema = defineFieldSchema({
  type: "shipping",
  label: "Shipping",
  description: "The cost of delivery: one price or several choices",
  category: "price",
  icon: "truck",
  version: 1,
  keywords: ["delivery", "postage", "freight"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Shipping", { isFinal: true }),
    kind: select({
      label: "Type",
      default: "single",
      options: [
        ["single", "One price"],
        ["radio", "Radio buttons"],
        ["select", "Drop-down"],
      ],
    }),
    price: decimal({ label: "Price", default: "5.00", visible: { field: "kind", operator: "is", value: "single" } }),
    ...pricedChoices(["radio", "select"]),
  },
});
