import { fields } from "../../intarsia/fields";
import type { Document } from "../documents/document";
import { translator } from "../kit/environment/uiStrings";
import { faultOf } from "../kit/fields/answers/faultOf";
import type { FieldAnswer, PostedInputs } from "../kit/fields/defineField";
import { type FieldNumbers, type FormElement, formElementsOf } from "../kit/fields/formModelOf";
import { readAnswer } from "../rules/answers/readAnswer";
import type { Condition } from "../rules/conditions/condition";
import { holds } from "../rules/conditions/holds";
import { type EvaluatedForm, evaluateForm } from "../rules/forms/evaluateForm";
import type { Currency } from "../rules/money/currency";
import { currencyOf } from "../rules/money/currencyOf";
import { shownNumber } from "../rules/money/shownNumber";
import { decimalText } from "../rules/numbers/decimal";
import { type Order, orderOf } from "../rules/orders/order";
import { type OrderSummary, orderSummary } from "../rules/orders/orderSummary";

export type EvaluateInput = {
  document: Document;
  /** What was posted, by the id of the field's element. */
  posted: Record<string, PostedInputs>;
  numbers?: FieldNumbers;
  /** The code of the form's currency. */
  currency?: string;
  translations: Record<string, string>;
  /** Of the texts of answers, such as names of countries. */
  language?: string;
  /** What is decided by the answers, such as which confirmation is shown. */
  conditions?: Record<string, Condition>;
};

export type Evaluated = {
  /** Of visible fields. */
  answers: Record<string, FieldAnswer>;
  /** The answers as people read them. */
  texts: Record<string, string>;
  /** What was ordered, at the prices of the form; null if nothing was. */
  order: OrderSummary | null;
  /** What is wrong, by the id of the field's element. */
  errors: Record<string, FieldError>;
  /** The ids of hidden fields, sections and pages. */
  hidden: string[];
  /** The names of the conditions that hold. */
  holding: string[];
};

/** `text` is for the visitor. Without `inputs`, all inputs of the field are wrong. */
export type FieldError = { text: string; inputs?: readonly string[] };

const types = new Map(fields.map((field) => [field.schema.type, field]));

/** What a visitor answered, as the rules of the form decide it: hidden fields are absent and not checked. */
export function evaluateAnswers(input: EvaluateInput): Evaluated {
  const { document, posted, numbers, language = "en", conditions = {} } = input;
  const currency = currencyOf(input.currency);
  const elements = formElementsOf(document, types, numbers);
  const asked = elements.filter(({ type }) => type.rules);
  const read = Object.fromEntries(
    asked.map((element) => [element.id, answerIn(posted[element.id] ?? {}, element, currency)]),
  );
  const form = evaluateForm({ fields: elements.map(({ model }) => model) }, read);
  const shown = asked.filter(({ id }) => !form.hidden.has(id));
  const order = orderIn(elements, form, currency);
  const answerOf = (element: FormElement): FieldAnswer =>
    isTotal(element) ? decimalText(order.total) : (form.values[element.id] ?? null);
  return {
    answers: Object.fromEntries(shown.map((element) => [element.id, keptOf(element, answerOf(element))])),
    texts: Object.fromEntries(
      shown.map((element) => [element.id, textOf(element, keptOf(element, answerOf(element)), currency, language)]),
    ),
    order: orderSummary(order, currency),
    errors: Object.fromEntries(
      shown.flatMap((element) => {
        const error = errorOf(element, answerOf(element), input);
        return error ? [[element.id, error]] : [];
      }),
    ),
    hidden: [...form.hidden],
    holding: Object.keys(conditions).filter((name) => holds(conditions[name], form.compared)),
  };
}

const isTotal = ({ model }: FormElement): boolean => model.pricing?.role === "total";

/** Hidden fields have no answers in `form`, so a coupon in one takes nothing off. */
function orderIn(elements: readonly FormElement[], form: EvaluatedForm, currency: Currency): Order {
  const discounts = elements.flatMap(({ id, type, settings }) => {
    const answer = form.values[id] ?? null;
    return (answer !== null && type.rules?.discount?.(answer, settings)) || [];
  });
  return orderOf({ fields: elements.map(({ model }) => model) }, form, currency, discounts);
}

const answerIn = (inputs: PostedInputs, { type, settings, model }: FormElement, currency: Currency): FieldAnswer =>
  type.rules?.read ? type.rules.read(inputs, settings) : readAnswer(inputs, model.reads, currency);

/** What may be stored and shown again. */
const keptOf = ({ type }: FormElement, answer: FieldAnswer): FieldAnswer => (type.schema.secret ? null : answer);

function errorOf({ id, type, settings }: FormElement, answer: FieldAnswer, input: EvaluateInput): FieldError | null {
  const { language = "en" } = input;
  const found = faultOf(type.rules, { answer, inputs: input.posted[id] ?? {}, settings, language });
  if (!found) return null;
  const { message, values, inputs: wrong } = found;
  const text = String(settings.error_message || translator<string>(input.translations)(message, values));
  return wrong ? { text, inputs: wrong } : { text };
}

function textOf(element: FormElement, answer: FieldAnswer, currency: Currency, language: string): string {
  const { type, settings, model } = element;
  if (answer === null) return "";
  if (model.format) return shownNumber(answer, model.format, currency);
  if (isAmount(model)) return shownNumber(answer, "currency", currency) || String(answer);
  if (type.rules?.textOf) return type.rules.textOf(answer, settings, language);
  return typeof answer === "string" ? answer : Object.values(answer).filter(Boolean).join(", ");
}

/** Whether its answer is money: a total, or a price that the visitor entered. */
const isAmount = ({ pricing }: FormElement["model"]): boolean =>
  pricing?.role === "total" || (pricing?.role === "product" && pricing.price === "typed");
