import type { FieldRules } from "../../../web/kit/fields/defineField";

export const rules: FieldRules = {
  // What browsers send is not read: the server calculates the order.
  read: () => null,
  model: () => ({ isNumber: true, pricing: { role: "total" } }),
};
