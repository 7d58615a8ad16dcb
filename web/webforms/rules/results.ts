import type { EvaluatedForm } from "../../rules/forms/evaluateForm";
import type { FieldModel } from "../../rules/forms/formModel";
import type { Currency } from "../../rules/money/currency";
import { shownNumber } from "../../rules/money/shownNumber";
import { runHooks } from "../api/runHooks";
import { inputsIn } from "../parts/postedIn";

type Context = { evaluated: EvaluatedForm; formId: number; currency: Currency };

/** Writes the result of a calculation into its input. */
export function showResult(box: HTMLElement, field: FieldModel, { evaluated, formId, currency }: Context): void {
  const [input] = inputsIn(box);
  if (!input) return;
  // What page scripts know of a calculation.
  const calculation = {
    field_id: field.number,
    formula: field.calculation?.formula,
    rounding: field.calculation?.rounding,
  };
  const value = evaluated.values[field.id] ?? "";
  const result = runHooks.applyFilters("gform_calculation_result", value, calculation, formId);
  const shown = shownNumber(String(result), field.format ?? "decimal_dot", currency);
  input.value = runHooks.applyFilters("gform_calculation_format_result", shown, result, calculation, formId);
}
