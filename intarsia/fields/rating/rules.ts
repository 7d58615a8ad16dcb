import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { stepsOf } from "./steps";

export const rules: FieldRules = {
  inBrowser: ["steps"],
  check: (answer, settings) =>
    stepsOf(settings).includes(String(answer)) ? null : fault("Choose one of the options."),
  textOf: (answer, settings) => `${answer}/${stepsOf(settings).length}`,
  model: () => ({ isNumber: true }),
};
