import { isMet } from "../conditions/isMet";
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
    if ((field.inside && hidden.has(field.inside)) || !isMet(field.shownIf, compared)) {
      hidden.add(id);
      continue;
    }
    const value = field.calculation ? calculate(field) : answerOf(field);
    values[id] = value;
    compared[id] = comparable(value, field);
  }
  return { hidden, values, compared, problems };

  function answerOf({ id, instances }: FieldModel): Answer {
    if (!instances) return answers[id] ?? null;
    const texts = instances.flatMap((one) => textsIn(values[one] ?? null));
    return texts.length > 0 ? texts : null;
  }

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
  const inOrder = (text: string) => (isNumber ? Number(text || Number.NaN) : text);
  if (typeof value === "string") return inOrder(value);
  if (value === null) return null;
  return isNumber ? textsIn(value).map(inOrder) : Object.values(value);
}

/** All texts of an answer. */
function textsIn(value: Answer): string[] {
  if (typeof value === "string") return [value];
  return value === null ? [] : Object.values<Answer>(value as Readonly<Record<string, Answer>>).flatMap(textsIn);
}
