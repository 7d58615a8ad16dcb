import { FormulaError } from "../../../rules/formulas/FormulaError";
import { fieldsOfFormula } from "../../../rules/formulas/fieldsOfFormula";
import { parseFormula } from "../../../rules/formulas/parseFormula";
import { gettext } from "../../texts/gettext";
import { formulaText } from "./formulaText";

/** What is wrong with a formula, and what to do; null if nothing is, or if it has not been entered yet. */
export function formulaError(text: string, isAdvanced: boolean, fields: readonly { number: string }[]): string | null {
  if (!text.trim()) return null;
  try {
    const used = fieldsOfFormula(parseFormula(text, { advanced: isAdvanced }));
    const gone = used.find((number) => !fields.some((field) => field.number === number));
    return gone ? gettext("No field of this form has the number {number}. It counts as 0.", { number: gone }) : null;
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return gettext("{fault} (Character {position})", { fault: formulaText(error), position: error.at + 1 });
  }
}
