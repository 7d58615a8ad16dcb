import { oneChoice, severalChoices } from "../../../web/kit/fields/choices/choiceRules";
import type { FieldRules, FieldSettings } from "../../../web/kit/fields/defineField";
import { productOf } from "../../../web/kit/fields/prices/priceSettings";

const choiceRules = ({ kind }: FieldSettings) => (kind === "checkbox" ? severalChoices : oneChoice);

export const rules: FieldRules = {
  inBrowser: ["kind"],
  check: (answer, settings) => choiceRules(settings).check(answer, settings),
  textOf: (answer, settings) => choiceRules(settings).textOf(answer, settings),
  model: (settings) => ({
    ...choiceRules(settings).model(settings),
    pricing: { role: "option", product: productOf(settings) },
  }),
};
