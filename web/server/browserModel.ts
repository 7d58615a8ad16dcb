import { fields } from "../../intarsia/fields";
import type { Document } from "../documents/document";
import { preselected } from "../kit/fields/choices/choicesOf";
import { type FieldNumbers, type FormElement, formElementsOf } from "../kit/fields/formModelOf";
import type { BrowserModel, FieldModel } from "../rules/forms/formModel";
import { currencyOf } from "../rules/money/currencyOf";

export type BrowserModelInput = { document: Document; numbers: FieldNumbers; currency: string };

const types = new Map(fields.map((field) => [field.schema.type, field]));

/** What the rules in the browser need to know of a form; null if it has no rules, calculations or prices. */
export function browserModel({ document, numbers, currency }: BrowserModelInput): BrowserModel | null {
  const elements = formElementsOf(document, types, numbers);
  const isNeeded = elements.some(({ model }) => model.shownIf || model.calculation || model.pricing);
  return isNeeded ? { currency: currencyOf(currency), fields: elements.map(browserField) } : null;
}

/** Labels of fields are in the HTML already; those of what is ordered are needed for the order. */
function browserField({ type, settings, model }: FormElement): FieldModel {
  const { number: page } = settings;
  const initial = initialOf(settings);
  return {
    ...model,
    label: model.pricing ? model.label : "",
    ...(type.schema.isInternal && typeof page === "number" && { page }),
    ...(initial.length > 0 && { initial }),
  };
}

function initialOf(settings: FormElement["settings"]): string[] {
  const { default_value: text } = settings;
  return typeof text === "string" && text ? [text] : preselected(settings);
}
