import { defineFieldSchema, fieldSettings, prefillSettings } from "../../../web/kit/fields/fieldSettings";
import { productSetting } from "../../../web/kit/fields/prices/priceSettings";
import { QUANTITY_UI_STRINGS } from "../../../web/kit/fields/prices/quantity";
import { number, text } from "../../../web/kit/schema/settings";

export const schema = defineFieldSchema({
  type: "quantity",
  label: "Quantity",
  description: "How many of a product are ordered",
  category: "price",
  icon: "hash",
  version: 1,
  keywords: ["count", "number", "amount", "how many"],
  words: QUANTITY_UI_STRINGS,
  settings: {
    ...fieldSettings("Quantity", { isFinal: true }),
    ...prefillSettings,
    ...productSetting,
    default_value: text({ label: "Default value", keywords: ["prefill"], default: "" }),
    max_quantity: number({
      label: "Max quantity",
      default: 0,
      min: 0,
      max: 10_000,
      step: 1,
      help: "0 means up to 10,000.",
    }),
  },
});
