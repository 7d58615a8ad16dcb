import { holds } from "../conditions/holds";
import { evaluateFormula, type FormulaProblem } from "../formulas/evaluateFormula";
import { decimalText } from "../numbers/decimal";
import { evaluationOrder } from "./evaluationOrder";
import type { Answer, Answers, FieldModel, FormModel } from "./formModel";
import { numberOfField } from "./numberOfField";

export type EvaluatedForm = {
  /** Ids of hidden fields, pages and sections. */
  hidden: ReadonlySet<string>;
  /** Answers and results of calculations. A hidden field has none. */
  values: Answers;
  /** The values as conditions compare them. */
  compared: Readonly<Record<string, unknown>>;
  /** Why a calculation is 0. */
  problems: Readonly<Record<string, FormulaProblem>>;
};

/** What is shown, and what is calculated. `order` is that of `evaluationOrder`, made once per form. */
export function evaluateForm(model: FormModel, answers: Answers, order = evaluationOrder(model)): EvaluatedForm {
  const fields = new Map(model.fields.map((field) => [field.id, field]));
  const hidden = new Set<string>();
  const values: Record<string, Answer> = {};
  const compared: Record<string, unknown> = {};
  const problems: Record<string, FormulaProblem> = {};

  for (const id of order) {
    const field = fields.get(id) as FieldModel;
    if ((field.inside && hidden.has(field.inside)) || !holds(field.shownIf, compared)) {
      hidden.add(id);
      continue;
    }
    const value = field.calculation ? calculate(field) : (answers[id] ?? null);
    values[id] = value;
    compared[id] = comparable(value, field);
  }
  return { hidden, values, compared, problems };

  function calculate({ id, calculation }: FieldModel): string {
    const { formula, rounding } = calculation as NonNullable<FieldModel["calculation"]>;
    const { value, problem } = evaluateFormula(
      formula,
      (reference) => numberOfField(reference, fields, values),
      rounding,
    );
    if (problem) problems[id] = problem;
    return decimalText(value);
  }
}

/** An answer as conditions compare it: of several texts, such as the parts of a name, one match is enough. */
function comparable(value: Answer, { isNumber }: FieldModel): unknown {
  if (typeof value === "string") return isNumber ? Number(value || Number.NaN) : value;
  return value === null ? null : Object.values(value);
}
