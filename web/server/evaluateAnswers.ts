import { fields } from "../../intarsia/fields";
import type { Document, Element } from "../documents/document";
import { walk } from "../documents/walk";
import type { FieldAnswer, FieldType, PostedInputs } from "../kit/fields/defineField";
import type { FieldUiString } from "../kit/fields/uiStrings";
import { withDefaults } from "../kit/schema/schema";
import { evaluateForm } from "../rules/forms/evaluateForm";
import type { FieldModel } from "../rules/forms/formModel";

export type EvaluateInput = {
  document: Document;
  /** What was posted, by the id of the field's element. */
  posted: Record<string, PostedInputs>;
  translations: Record<string, string>;
};

export type Evaluated = {
  /** Of visible fields. */
  answers: Record<string, FieldAnswer>;
  /** What is wrong, as a text for the visitor, by the id of the field's element. */
  errors: Record<string, string>;
};

const types = new Map(fields.map((field) => [field.schema.type, field]));

/** What a visitor answered, as the rules of the form decide it: hidden fields are absent and not checked. */
export function evaluateAnswers({ document, posted, translations }: EvaluateInput): Evaluated {
  const asked = [...walk(document.content)].flatMap((element) => {
    const type = types.get(element.type);
    return type ? [{ element, type }] : [];
  });
  const read = Object.fromEntries(
    asked.map(({ element, type }) => [element.props.id, type.rules.read(posted[element.props.id] ?? {})]),
  );
  const { hidden, values } = evaluateForm({ fields: asked.map(({ element }) => modelOf(element)) }, read);
  const shown = asked.filter(({ element }) => !hidden.has(element.props.id));
  const errors = shown.flatMap(({ element, type }) => {
    const fault = faultOf(element, type, read[element.props.id] ?? null);
    return fault ? [[element.props.id, translations[fault] ?? fault]] : [];
  });
  return { answers: values as Evaluated["answers"], errors: Object.fromEntries(errors) };
}

const modelOf = ({ props }: Element): FieldModel => ({ id: props.id, label: String(props.label ?? "") });

function faultOf({ props }: Element, { schema, rules }: FieldType, answer: FieldAnswer): string | null {
  const settings = withDefaults(schema.settings, props);
  const fault = answer === null || answer.length === 0 ? missing(settings) : rules.check?.(answer, settings);
  return fault ? String(settings.error_message || fault) : null;
}

const missing = ({ is_required }: Record<string, unknown>): FieldUiString | null =>
  is_required ? "This field is required." : null;
