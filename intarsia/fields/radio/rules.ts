import { isOffered, oneChoice } from "../../../web/kit/fields/choices/choiceRules";
import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { readInputs } from "../../../web/rules/answers/readInputs";
import type { UiString } from "./schema";

/** The value of the choice whose answer is typed. */
export const OTHER = "gf_other_choice";
const MOST_CHARACTERS = 500;

export const rules: FieldRules = {
  ...oneChoice,
  inBrowser: ["has_other"],
  read(inputs, { has_other }) {
    const answer = readInputs(inputs);
    return answer === OTHER && has_other ? readInputs({ "": inputs._other ?? [] }) : answer;
  },
  check(answer, settings) {
    if (!settings.has_other || isOffered(answer, settings)) return oneChoice.check(answer, settings);
    if (String(answer).length <= MOST_CHARACTERS) return null;
    return fault<UiString>("Enter your own answer with at most {count} characters.", {
      values: { count: MOST_CHARACTERS },
      inputs: ["_other"],
    });
  },
};
