import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { pricedChoices, productSetting } from "../../../web/kit/fields/prices/priceSettings";
import { select } from "../../../web/kit/schema/settings";

export const UI_STRINGS = ["Choose …"] as const;

export const schema = defineFieldSchema({
  type: "option",
  label: "Option",
  description: "Choices that change the price of a product",
  category: "price",
  icon: "package-plus",
  version: 1,
  keywords: ["extra", "add-on", "surcharge", "size", "variant"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Options"),
    ...productSetting,
    kind: select({
      label: "Type",
      default: "checkbox",
      options: [
        ["checkbox", "Checkboxes"],
        ["radio", "Radio buttons"],
        ["select", "Drop-down"],
      ],
    }),
    ...pricedChoices(["checkbox", "radio", "select"]),
  },
});
