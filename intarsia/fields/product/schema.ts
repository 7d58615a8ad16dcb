import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { pricedChoices } from "../../../web/kit/fields/prices/priceSettings";
import { decimal, number, select, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

const typed = { field: "kind", operator: "is", value: "user" } as const;
const single = { field: "kind", operator: "is", value: "single" } as const;

export const schema = defineFieldSchema({
  type: "product",
  label: "Product",
  description: "Something with a price that visitors order",
  category: "price",
  icon: "package",
  version: 1,
  keywords: ["price", "order", "buy", "ticket", "donation", "amount"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Product"),
    kind: select({
      label: "Type",
      keywords: ["fixed price", "donation", "user defined price"],
      default: "single",
      options: [
        ["single", "Fixed price"],
        ["radio", "Radio buttons"],
        ["select", "Drop-down"],
        ["user", "Price entered by the visitor"],
      ],
    }),
    price: decimal({ label: "Price", default: "10.00", visible: single }),
    has_quantity: toggle({
      label: "Quantity",
      default: "yes",
      visible: single,
      help: "Without it, the quantity is 1 or the answer of a quantity field.",
    }),
    max_quantity: number({
      label: "Max quantity",
      default: 0,
      min: 0,
      max: 10_000,
      step: 1,
      visible: single,
      help: "0 means up to 10,000.",
    }),
    min_price: decimal({ label: "Min price", default: "", visible: typed }),
    max_price: decimal({
      label: "Max price",
      keywords: ["limit", "highest donation"],
      default: "",
      visible: typed,
      help: "If empty, 999,999.99: the most that payment providers accept.",
    }),
    ...pricedChoices(["radio", "select"]),
  },
});
