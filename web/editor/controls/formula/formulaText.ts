import type { FormulaError, FormulaErrorCode } from "../../../rules/formulas/FormulaError";
import { gettext } from "../../texts/gettext";

/** What is wrong with a formula, in the language of the editor. The messages of the rules are in English. */
export const formulaText = ({ code, found }: FormulaError): string => TEXTS[code](found);

const TEXTS: Readonly<Record<FormulaErrorCode, (found: string) => string>> = {
  empty: () => gettext("The formula is empty. Enter numbers, fields and the signs + - * / ( )."),
  unexpected: (found) =>
    gettext("“{found}” was not expected here. Enter a number, a field or an opening parenthesis.", { found }),
  unfinished: () =>
    gettext("The formula ends too early. Add the number, the field or the parenthesis that is missing."),
  unknown_character: (found) =>
    gettext("“{found}” cannot be calculated. Use numbers, fields and the signs + - * / ( ).", { found }),
  unknown_field: (found) =>
    gettext("“{found}” names no field. Insert fields as {Label:ID}, such as {Price:3}.", { found }),
  unknown_function: (found) => gettext("There is no function “{found}”. Use min, max, round or if.", { found }),
  advanced: (found) => gettext("“{found}” works in advanced formulas only. Turn on “Advanced formula”.", { found }),
  arguments: (found) => gettext("The function “{found}” has too few or too many values.", { found }),
  too_deep: () =>
    gettext("The formula has too many parentheses inside each other. Divide it into several calculation fields."),
  too_long: () => gettext("The formula is too long. Divide it into several calculation fields."),
};
