import { oneChoice, severalChoices } from "../../../web/kit/fields/choices/choiceRules";
import type { FieldRules, FieldSettings } from "../../../web/kit/fields/defineField";

const rulesOf = ({ is_multiple }: FieldSettings) => (is_multiple ? severalChoices : oneChoice);

export const rules: FieldRules = {
  inBrowser: ["is_multiple", "min_choices", "max_choices"],
  check: (answer, settings) => rulesOf(settings).check(answer, settings),
  textOf: (answer, settings) => rulesOf(settings).textOf(answer, settings),
  model: (settings) => rulesOf(settings).model(settings),
};
