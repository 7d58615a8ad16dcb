import type { PostedInputs } from "../../kit/fields/defineField";
import type { FormElement } from "../../kit/fields/formModelOf";
import type { FormModel } from "../../rules/forms/formModel";
import { postedRows } from "../../rules/rows/postedRows";
import { inputsOfRow } from "../../rules/rows/rowInputs";
import { type Repeaters, repeatersAround, withRows } from "../../rules/rows/withRows";

export type ElementsInRows = {
  /** The elements of a repeater once for each row, with the row in their ids: `name[0]`. */
  elements: readonly FormElement[];
  model: FormModel;
  around: Repeaters;
  countOf: (repeater: string) => number;
  inputsOf: (element: FormElement) => PostedInputs;
};

/** The elements of a form with as many rows as were posted. */
export function elementsInRows(
  elements: readonly FormElement[],
  sent: Readonly<Record<string, PostedInputs>>,
): ElementsInRows {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const fields = elements.map(({ model }) => model);
  // One more than allowed, to notice that there are too many.
  const mostOf = (repeater: string) => Number(byId.get(repeater)?.model.repeats ?? 0) + 1;
  const { posted, countOf } = postedRows(sent, fields, mostOf);
  const model = withRows({ fields }, countOf);
  return {
    elements: model.fields.flatMap((field) => {
      const element = byId.get(field.element ?? field.id);
      return element && !field.instances ? [{ ...element, id: field.id, model: field }] : [];
    }),
    model,
    around: repeatersAround(fields),
    countOf,
    inputsOf: ({ id, model: { element = id, row } }) => {
      const inputs = posted[element] ?? {};
      return row === undefined ? inputs : inputsOfRow(inputs, row);
    },
  };
}
