import { isOffered, labelsOf } from "../../../web/kit/fields/choices/choiceRules";
import { choicesOf } from "../../../web/kit/fields/choices/choicesOf";
import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { rowsOf } from "./rows";
import type { UiString } from "./schema";

type Parts = Readonly<Record<string, string>>;

export const rules: FieldRules = {
  check(answer, settings) {
    const given = answer as Parts;
    const rows = rowsOf(settings).map(({ key }) => key);
    const wrong = Object.keys(given).filter((key) => !rows.includes(key) || !isOffered(given[key], settings));
    if (wrong.length > 0) return fault("Choose one of the options.", { inputs: wrong });
    const inputs = settings.is_required ? rows.filter((key) => !given[key]) : [];
    return inputs.length > 0 ? fault<UiString>("Choose an answer in each row.", { inputs }) : null;
  },
  missing: ({ is_required }) => (is_required ? fault<UiString>("Choose an answer in each row.") : null),
  textOf: (answer, settings) =>
    rowsOf(settings)
      .filter(({ key }) => (answer as Parts)[key])
      .map(({ key, label }) => `${label}: ${labelsOf((answer as Parts)[key], settings)}`)
      .join("\n"),
  model: (settings) => ({ choices: choicesOf(settings), reads: { as: "parts" } }),
};
