import { OTHER } from "../../../rules/answers/readInputs";
import type { Translate } from "../../environment/uiStrings";
import type { FieldRules, FieldSettings } from "../defineField";
import { fault } from "../fault";
import { choicesOf } from "./choicesOf";

export const OWN_ANSWER_UI_STRINGS = [
  "Other",
  "Your own answer",
  "Enter your own answer with at most {count} characters.",
] as const;
export type OwnAnswerUiString = (typeof OWN_ANSWER_UI_STRINGS)[number];

const MOST_CHARACTERS = 500;
const INPUTS = ["_other"];

/** The rules of a field with choices, whose setting `has_other` offers an answer of the visitor's own. */
export const withOwnAnswer = (rules: FieldRules): FieldRules => ({
  ...rules,
  inBrowser: [...(rules.inBrowser ?? []), "has_other"],
  check(answer, settings, inputs, language) {
    const checked = (more: object[]) =>
      rules.check?.(answer, { ...settings, choices: [...choices, ...more] }, inputs, language) ?? null;
    // Browsers read the choices from the inputs, also from the one for the text.
    const notOffered = [OTHER, inputs._other?.[0]];
    const choices = choicesOf(settings).filter(({ value }) => !notOffered.includes(value));
    const [own, second] = settings.has_other ? notIn(choices, answer) : [];
    if (own === undefined || second !== undefined) return checked([]);
    if (own === OTHER) return fault("This field is required.", { inputs: INPUTS });
    if (own.length <= MOST_CHARACTERS) return checked([{ value: own }]);
    return fault<OwnAnswerUiString>("Enter your own answer with at most {count} characters.", {
      values: { count: MOST_CHARACTERS },
      inputs: INPUTS,
    });
  },
  // Answers that are saved before they are complete can lack the text.
  textOf: (answer, settings, language, t) =>
    rules.textOf?.(answer, { ...settings, choices: [...choicesOf(settings), otherIn(settings, t)] }, language, t) ?? "",
});

const notIn = (choices: readonly { value: string }[], answer: unknown): string[] =>
  [answer]
    .flat()
    .map(String)
    .filter((given) => !choices.some(({ value }) => value === given));

const otherIn = ({ other_label }: FieldSettings, t: Translate<OwnAnswerUiString>) => ({
  value: OTHER,
  label: other_label || t("Other"),
});
