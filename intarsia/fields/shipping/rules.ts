import { oneChoice } from "../../../web/kit/fields/choices/choiceRules";
import type { FieldRules } from "../../../web/kit/fields/defineField";

export const rules: FieldRules = {
  // Browsers send what a field with one price shows. It counts as an answer, but the price is that of the form.
  read: (inputs, { kind, price }) => {
    const sent = inputs[""]?.[0] || null;
    return sent && kind === "single" ? String(price) : sent;
  },
  check: (answer, settings) => (settings.kind === "single" ? null : (oneChoice.check?.(answer, settings) ?? null)),
  textOf: oneChoice.textOf,
  model: (settings) =>
    settings.kind === "single"
      ? { isNumber: true, pricing: { role: "shipping", price: { fixed: String(settings.price) } } }
      : { ...oneChoice.model?.(settings), pricing: { role: "shipping", price: "choice" } },
};
