import { translator } from "../../kit/environment/uiStrings";
import type { FieldAnswer } from "../../kit/fields/defineField";
import type { FormElement } from "../../kit/fields/formModelOf";
import type { Currency } from "../../rules/money/currency";
import { shownNumber } from "../../rules/money/shownNumber";

type Context = { currency: Currency; language: string; translations: Record<string, string> };

/** An answer as people read it. */
export function textOf(element: FormElement, answer: FieldAnswer, context: Context): string {
  const { type, settings, model } = element;
  const { currency, language, translations } = context;
  if (answer === null) return "";
  if (model.format) return shownNumber(answer, model.format, currency);
  if (isAmount(model)) return shownNumber(answer, "currency", currency) || String(answer);
  if (type.rules?.textOf) return type.rules.textOf(answer, settings, language, translator(translations));
  return typeof answer === "string" ? answer : Object.values(answer).filter(Boolean).join(", ");
}

/** Whether its answer is money: a total, the one price of shipping, or a price that the visitor entered. */
const isAmount = ({ pricing }: FormElement["model"]): boolean =>
  pricing?.role === "total" ||
  (pricing?.role === "shipping" && typeof pricing.price === "object") ||
  (pricing?.role === "product" && pricing.price === "typed");
