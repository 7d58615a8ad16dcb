import { fields } from "../../intarsia/fields";
import type { Document } from "../documents/document";
import { translator } from "../kit/environment/uiStrings";
import type { Fault, FieldAnswer, FieldSettings, PostedInputs } from "../kit/fields/defineField";
import { fault } from "../kit/fields/fault";
import { type FieldNumbers, type FormElement, formElementsOf } from "../kit/fields/formModelOf";
import { readAnswer } from "../rules/answers/readAnswer";
import type { Condition } from "../rules/conditions/condition";
import { holds } from "../rules/conditions/holds";
import { evaluateForm } from "../rules/forms/evaluateForm";

export type EvaluateInput = {
  document: Document;
  /** What was posted, by the id of the field's element. */
  posted: Record<string, PostedInputs>;
  numbers?: FieldNumbers;
  translations: Record<string, string>;
  /** What is decided by the answers, such as which confirmation is shown. */
  conditions?: Record<string, Condition>;
};

export type Evaluated = {
  /** Of visible fields. */
  answers: Record<string, FieldAnswer>;
  /** The answers as people read them. */
  texts: Record<string, string>;
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
export function evaluateAnswers({
  document,
  posted,
  numbers,
  translations,
  conditions = {},
}: EvaluateInput): Evaluated {
  const elements = formElementsOf(document, types, numbers);
  const asked = elements.filter(({ type }) => type.rules);
  const read = Object.fromEntries(asked.map((element) => [element.id, answerIn(posted[element.id] ?? {}, element)]));
  const { hidden, values, compared } = evaluateForm({ fields: elements.map(({ model }) => model) }, read);
  const shown = asked.filter(({ id }) => !hidden.has(id));
  const answerOf = ({ id }: FormElement): FieldAnswer => values[id] ?? null;
  return {
    answers: Object.fromEntries(shown.map((element) => [element.id, keptOf(element, answerOf(element))])),
    texts: Object.fromEntries(
      shown.map((element) => [element.id, textOf(element, keptOf(element, answerOf(element)))]),
    ),
    errors: Object.fromEntries(
      shown.flatMap((element) => {
        const error = errorOf(element, answerOf(element), translations);
        return error ? [[element.id, error]] : [];
      }),
    ),
    hidden: [...hidden],
    holding: Object.keys(conditions).filter((name) => holds(conditions[name], compared)),
  };
}

const answerIn = (inputs: PostedInputs, { type, settings, model }: FormElement): FieldAnswer =>
  type.rules?.read ? type.rules.read(inputs, settings) : readAnswer(inputs, model.reads);

/** What may be stored and shown again. */
const keptOf = ({ type }: FormElement, answer: FieldAnswer): FieldAnswer => (type.schema.secret ? null : answer);

function errorOf(element: FormElement, answer: FieldAnswer, translations: Record<string, string>): FieldError | null {
  const { settings } = element;
  const found = faultOf(element, answer);
  if (!found) return null;
  const { message, values, inputs } = found;
  const text = String(settings.error_message || translator<string>(translations)(message, values));
  return inputs ? { text, inputs } : { text };
}

const faultOf = ({ type, settings }: FormElement, answer: FieldAnswer): Fault | null =>
  answer === null || answer.length === 0 ? missing(settings) : (type.rules?.check?.(answer, settings) ?? null);

const missing = ({ is_required }: FieldSettings): Fault | null =>
  is_required ? fault("This field is required.") : null;

function textOf({ type, settings }: FormElement, answer: FieldAnswer): string {
  if (answer === null) return "";
  if (type.rules?.textOf) return type.rules.textOf(answer, settings);
  return typeof answer === "string" ? answer : Object.values(answer).filter(Boolean).join(", ");
}
