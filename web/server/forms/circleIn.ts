import type { Document } from "../../documents/document";
import { type FieldNumbers, type FormElement, formElementsOf } from "../../kit/fields/formModelOf";
import { fieldsOfCondition } from "../../rules/forms/dependencies";
import { CircularRules, evaluationOrder } from "../../rules/forms/evaluationOrder";
import type { FieldModel } from "../../rules/forms/formModel";
import { fieldsOfFormula } from "../../rules/formulas/fieldsOfFormula";
import { fieldTypes } from "./fieldTypes";

export type CircleInput = { document: Document; numbers: FieldNumbers };

/** `element` has a `setting` that is part of the circle: a rule or a formula. `labels` are those of the fields. */
export type Circle = { element: string; setting: string; labels: readonly string[] };

/** Fields of a form that depend on each other in a circle, so that nothing can decide them; null if there is none. */
export function circleIn({ document, numbers }: CircleInput): Circle | null {
  const elements = formElementsOf(document, fieldTypes, numbers);
  const models = elements.map((element) => element.model);
  const labels = new Map(elements.map((element) => [element.model.id, nameOf(element)]));
  try {
    evaluationOrder({ fields: models });
    return null;
  } catch (error) {
    if (!(error instanceof CircularRules)) throw error;
    return { ...placeIn(error.path, models), labels: error.path.map((id) => labels.get(id) as string) };
  }
}

/** Columns and most sections have no label. */
const nameOf = ({ model, type }: FormElement): string => model.label || type.schema.label;

/** The first step that a setting makes. Where fields are and which product they belong to makes no circle alone. */
function placeIn(path: readonly string[], models: readonly FieldModel[]): Omit<Circle, "labels"> {
  const byId = new Map(models.map((model) => [model.id, model]));
  const places = path.slice(0, -1).flatMap((element, index) => {
    const setting = settingBetween(byId.get(element) as FieldModel, path[index + 1] as string);
    return setting ? [{ element, setting }] : [];
  });
  return places[0] as (typeof places)[0];
}

function settingBetween({ calculation, shownIf }: FieldModel, needed: string): "formula" | "shown_if" | null {
  if (calculation && fieldsOfFormula(calculation.formula).includes(needed)) return "formula";
  return shownIf && fieldsOfCondition(shownIf).includes(needed) ? "shown_if" : null;
}
