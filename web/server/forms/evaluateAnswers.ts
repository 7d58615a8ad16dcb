import type { Document } from "../../documents/document";
import type { FieldAnswer, PostedInputs } from "../../kit/fields/defineField";
import { type FieldNumbers, type FormElement, formElementsOf } from "../../kit/fields/formModelOf";
import { readAnswer } from "../../rules/answers/readAnswer";
import type { Condition } from "../../rules/conditions/condition";
import { isMet } from "../../rules/conditions/isMet";
import { type EvaluatedForm, evaluateForm } from "../../rules/forms/evaluateForm";
import type { Currency } from "../../rules/money/currency";
import { currencyOf } from "../../rules/money/currencyOf";
import { decimalText } from "../../rules/numbers/decimal";
import { type Order, orderOf } from "../../rules/orders/order";
import { type OrderSummary, orderSummary } from "../../rules/orders/orderSummary";
import { type ElementsInRows, elementsInRows } from "../evaluation/elementsInRows";
import { errorOf, type FieldError } from "../evaluation/faults";
import { RepeatedAnswers, type StoredAnswer } from "../evaluation/repeatedAnswers";
import { textOf } from "../evaluation/texts";
import { fieldTypes } from "./fieldTypes";

export type EvaluateInput = {
  document: Document;
  /** What was posted, by the id of the field's element. */
  posted: Record<string, PostedInputs>;
  numbers?: FieldNumbers;
  /** The code of the form's currency. */
  currency?: string;
  translations: Record<string, string>;
  /** The language of the texts of answers, such as names of countries. */
  language?: string;
  /** What is decided by the answers, such as which confirmation is shown. */
  conditions?: Record<string, Condition>;
};

export type Evaluated = {
  /** The answers of visible fields. In a row of a repeater also by the id with the row, such as `name[0]`. */
  answers: Record<string, StoredAnswer>;
  /** The answers as people read them. */
  texts: Record<string, string>;
  /** What was ordered, at the prices of the form; null if nothing was. */
  order: OrderSummary | null;
  /** What is wrong, by the id of the field's element, in a row with the row. */
  errors: Record<string, FieldError>;
  /** The ids of hidden fields, sections and pages. */
  hidden: string[];
  /** The names of the conditions that are met. */
  holding: string[];
  /** How many rows were sent, by the id of the repeater. */
  rows: Record<string, number>;
};

/** What a visitor answered, as the rules of the form decide it: hidden fields are absent and not checked. */
export function evaluateAnswers(input: EvaluateInput): Evaluated {
  const { document, posted, numbers, translations, language = "en", conditions = {} } = input;
  const currency = currencyOf(input.currency);
  const inRows = elementsInRows(formElementsOf(document, fieldTypes, numbers), posted);
  const { elements, model, inputsOf, around, countOf } = inRows;
  const asked = elements.filter(({ type }) => type.rules);
  const read = asked.map((element) => [element.id, answerIn(inputsOf(element), element, currency)] as const);
  const form = evaluateForm(model, Object.fromEntries(read));
  const shown = asked.filter(({ id }) => !form.hidden.has(id));
  const order = orderIn(inRows, form, currency);
  const valueOf = (element: FormElement): FieldAnswer =>
    isTotal(element) ? decimalText(order.total) : (form.values[element.id] ?? null);
  const answerOf = (element: FormElement) => storedOf(element, keptOf(element, valueOf(element)), inputsOf(element));
  const textOfField = (element: FormElement) =>
    textOf(element, keptOf(element, valueOf(element)), { currency, language, translations });
  const kept = new RepeatedAnswers({ shown, around, countOf, answerOf, textOf: textOfField });
  const errors = shown.flatMap((element) => {
    if (kept.isInBlankRow(element)) return [];
    const answer = element.model.repeats ? kept.answerOf(element) : valueOf(element);
    const error = errorOf(element, answer, { currency, language, translations, inputs: inputsOf(element) });
    return error ? [[element.id, error] as const] : [];
  });
  const compared = { ...form.compared, ...totalsIn(shown, order) };
  return {
    answers: Object.fromEntries(shown.map((element) => [element.id, kept.answerOf(element)])),
    texts: kept.texts(),
    order: orderSummary(order, currency),
    errors: Object.fromEntries(errors),
    hidden: [...form.hidden],
    holding: Object.keys(conditions).filter((name) => isMet(conditions[name], compared)),
    rows: Object.fromEntries(elements.filter((one) => one.model.repeats).map(({ id }) => [id, countOf(id)])),
  };
}

const isTotal = ({ model }: FormElement): boolean => model.pricing?.role === "total";

/** The order follows from the answers, so only conditions that are decided after them can compare a total. */
const totalsIn = (shown: readonly FormElement[], { total }: Order) =>
  Object.fromEntries(shown.filter(isTotal).map(({ id }) => [id, Number(decimalText(total))]));

/** Hidden fields have no answers in `form`, so a coupon in one takes nothing off. */
function orderIn({ elements, model }: ElementsInRows, form: EvaluatedForm, currency: Currency): Order {
  const discounts = elements.flatMap(({ id, type, settings }) => {
    const answer = form.values[id] ?? null;
    return (answer !== null && type.rules?.discount?.(answer, settings)) || [];
  });
  return orderOf(model, form, currency, discounts);
}

export const answerIn = (
  inputs: PostedInputs,
  { type, settings, model }: FormElement,
  currency: Currency,
): FieldAnswer => (type.rules?.read ? type.rules.read(inputs, settings) : readAnswer(inputs, model.reads, currency));

/** What may be stored and shown again. */
const keptOf = ({ type }: FormElement, answer: FieldAnswer): FieldAnswer => (type.schema.secret ? null : answer);

const storedOf = ({ type }: FormElement, answer: FieldAnswer, inputs: PostedInputs): FieldAnswer =>
  answer !== null && type.rules?.stored ? type.rules.stored(inputs) : answer;
