import { preselected } from "../../kit/fields/choices/choicesOf";
import type { FormElement } from "../../kit/fields/formModelOf";
import type { BrowserModel, FieldModel } from "../../rules/forms/formModel";
import { currencyOf } from "../../rules/money/currencyOf";

/** What the rules in the browser need to know of a form; null if it has no rules, calculations or prices. */
export function browserModel(elements: readonly FormElement[], currency: string): BrowserModel | null {
  const isNeeded = elements.some(({ model }) => model.shownIf || model.calculation || model.pricing);
  return isNeeded ? { currency: currencyOf(currency), fields: elements.map(browserField) } : null;
}

/** Labels of fields are in the HTML already; those of what is ordered are needed for the order. */
function browserField({ type, settings, model }: FormElement): FieldModel {
  const { number: page } = settings;
  const initial = initialOf(settings).map((value) => typedText(value, model));
  return {
    ...model,
    label: model.pricing ? model.label : "",
    ...(type.schema.isInternal && typeof page === "number" && { page }),
    ...(initial.length > 0 && { initial }),
  };
}

/** Settings have numbers in plain notation, and inputs in that of their field: 1.234 would be over a thousand in some. */
const typedText = (value: string, { reads }: FieldModel): string =>
  reads?.as === "number" ? value.replace(".", reads.decimal_separator) : value;

/** The answer before a visitor enters one, by the values of its inputs. */
export function initialOf(settings: FormElement["settings"]): string[] {
  const { default_value: text } = settings;
  return typeof text === "string" && text ? [text] : preselected(settings);
}
