import { formElementsOf } from "../../kit/fields/formModelOf";
import { type Obstacle, whyNot } from "../../rules/conditions/whyNot";
import { evaluateForm } from "../../rules/forms/evaluateForm";
import { currencyOf } from "../../rules/money/currencyOf";
import { elementsInRows } from "../evaluation/elementsInRows";
import { answerIn, type EvaluateInput } from "./evaluateAnswers";
import { fieldTypes } from "./fieldTypes";

/** An element that is hidden: by its own rules, or by the page or section around it. */
export type HiddenElement = { id: string; inside: string; obstacles: Obstacle[] };

/** Why fields, sections and pages are hidden with these answers. */
export function explainHidden({ document, posted, numbers, currency }: EvaluateInput): HiddenElement[] {
  const { elements, model, inputsOf } = elementsInRows(formElementsOf(document, fieldTypes, numbers), posted);
  const asked = elements.filter(({ type }) => type.rules);
  const read = asked.map((one) => [one.id, answerIn(inputsOf(one), one, currencyOf(currency))] as const);
  const { hidden, compared } = evaluateForm(model, Object.fromEntries(read));
  return model.fields
    .filter(({ id }) => hidden.has(id))
    .map(({ id, inside, shownIf }) =>
      inside && hidden.has(inside)
        ? { id, inside, obstacles: [] }
        : { id, inside: "", obstacles: whyNot(shownIf, compared) },
    );
}
