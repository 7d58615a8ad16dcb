import { translator } from "../../kit/environment/uiStrings";
import { faultOf } from "../../kit/fields/answers/faultOf";
import type { PostedInputs } from "../../kit/fields/defineField";
import type { FormElement } from "../../kit/fields/formModelOf";
import type { Currency } from "../../rules/money/currency";
import type { StoredAnswer } from "./repeatedAnswers";

/** `text` is for the visitor. Without `inputs`, all inputs of the field are wrong. */
export type FieldError = { text: string; inputs?: readonly string[] };

type Context = { inputs: PostedInputs; currency: Currency; language: string; translations: Record<string, string> };

export function errorOf(element: FormElement, answer: StoredAnswer, context: Context): FieldError | null {
  const { inputs, currency, language, translations } = context;
  const { type } = element;
  const settings = { ...element.settings, currency };
  const found = faultOf(type.rules, { answer, inputs, settings, language });
  if (!found) return null;
  const { message, values, inputs: wrong } = found;
  const text = String(element.settings.error_message || translator<string>(translations)(message, values));
  return wrong ? { text, inputs: wrong } : { text };
}
