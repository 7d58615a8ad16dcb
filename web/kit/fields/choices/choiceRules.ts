import type { FieldRules, FieldSettings } from "../defineField";
import { fault } from "../fault";
import { choicesOf } from "./choicesOf";

/** What the visitor chose, by the values of the choices. */
const chosenIn = (answer: unknown): unknown[] => [answer].flat();

export const isOffered = (answer: unknown, settings: FieldSettings): boolean => {
  const offered = new Set<unknown>(choicesOf(settings).map(({ value }) => value));
  return chosenIn(answer).every((value) => offered.has(value));
};

/** Answers as people read them: the labels of the choices. */
export function labelsOf(answer: unknown, settings: FieldSettings): string {
  const labels = new Map<unknown, string>(choicesOf(settings).map(({ value, label }) => [value, label]));
  return chosenIn(answer)
    .map((value) => labels.get(value) ?? String(value))
    .join(", ");
}

/** The rules of a field with one answer out of several choices. */
export const oneChoice = {
  inBrowser: [],
  check: (answer, settings) => (isOffered(answer, settings) ? null : fault("Choose one of the options.")),
  textOf: labelsOf,
  model: (settings) => ({ choices: choicesOf(settings) }),
} satisfies FieldRules;

export const COUNT_UI_STRINGS = [
  "Choose at least {count} of the options.",
  "Choose at most {count} of the options.",
] as const;
type CountUiString = (typeof COUNT_UI_STRINGS)[number];

/** The rules of a field with several answers; its settings can limit how many. */
export const severalChoices = {
  inBrowser: ["min_choices", "max_choices"],
  check(answer, settings) {
    if (!isOffered(answer, settings)) return fault("Choose one of the options.");
    const { min_choices: min, max_choices: max } = settings;
    const count = chosenIn(answer).length;
    if (typeof min === "number" && count < min)
      return fault<CountUiString>("Choose at least {count} of the options.", { values: { count: min } });
    if (typeof max === "number" && max > 0 && count > max)
      return fault<CountUiString>("Choose at most {count} of the options.", { values: { count: max } });
    return null;
  },
  textOf: labelsOf,
  model: (settings) => ({ choices: choicesOf(settings), reads: { as: "choices" } }),
} satisfies FieldRules;
