import type { FieldRules } from "../../../web/kit/fields/defineField";
import { productOf } from "../../../web/kit/fields/prices/priceSettings";
import { quantityFault } from "../../../web/kit/fields/prices/quantity";

export const rules: FieldRules = {
  inBrowser: ["max_quantity"],
  check: (answer, { max_quantity }) => quantityFault(answer, max_quantity),
  model: (settings) => ({
    isNumber: true,
    reads: { as: "number", decimal_separator: "." },
    pricing: { role: "quantity", product: productOf(settings) },
  }),
};
