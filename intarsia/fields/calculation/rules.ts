import type { FieldRules, FieldSettings } from "../../../web/kit/fields/defineField";
import { FormulaError } from "../../../web/rules/formulas/FormulaError";
import type { Formula } from "../../../web/rules/formulas/formula";
import { parseFormula } from "../../../web/rules/formulas/parseFormula";

export const rules: FieldRules = {
  // What browsers send is not read: the server calculates.
  read: () => null,
  model: (settings) => ({
    isNumber: true,
    calculation: { formula: formulaOf(settings), rounding: settings.rounding ? Number(settings.rounding) : null },
    format: settings.number_format as "decimal_dot" | "decimal_comma" | "currency",
  }),
};

/** The editor says what is wrong with a formula. Until that is corrected the result is 0. */
function formulaOf({ formula, is_advanced }: FieldSettings): Formula {
  try {
    return parseFormula(String(formula), { advanced: Boolean(is_advanced) });
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { number: "0" };
  }
}
