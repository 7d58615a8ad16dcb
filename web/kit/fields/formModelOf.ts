import type { Document, Element } from "../../documents/document";
import { slotsIn } from "../../documents/walk";
import type { FieldModel } from "../../rules/forms/formModel";
import { mapFields } from "../../rules/formulas/mapFields";
import type { Widget } from "../schema/defineWidget";
import { withDefaults } from "../schema/schema";
import type { FieldSettings, FieldType } from "./defineField";

/** An element of a form's document with what its type knows. */
export type FormElement = {
  id: string;
  type: FieldType;
  /** With defaults filled in. */
  settings: FieldSettings;
  model: FieldModel;
};

/** The numbers of fields by the ids of their elements. A field that was never saved has none. */
export type FieldNumbers = Readonly<Record<string, number>>;

const isFieldType = (widget: Widget): widget is FieldType => "rules" in widget;

export const fieldTypesOf = (widgets: readonly Widget[]): ReadonlyMap<string, FieldType> =>
  new Map(widgets.filter(isFieldType).map((type) => [type.schema.type, type]));

/** All fields, sections and pages of a form, in their order. Unknown types are left out, but not what is inside them. */
export function formElementsOf(
  { content }: Document,
  types: ReadonlyMap<string, FieldType>,
  numbers: FieldNumbers = {},
): FormElement[] {
  const elements = content.flatMap((element) => inElement(element, undefined, types));
  const ids = new Map(Object.entries(numbers).map(([id, number]) => [String(number), id]));
  return elements.map((element) => ({ ...element, model: numbered(element.model, numbers, ids) }));
}

/** Formulas name fields by their numbers, and models by the ids of elements. */
function numbered(model: FieldModel, numbers: FieldNumbers, ids: ReadonlyMap<string, string>): FieldModel {
  const { id, calculation } = model;
  const formula = calculation && mapFields(calculation.formula, (number) => ids.get(number) ?? number);
  return {
    ...model,
    ...(numbers[id] !== undefined && { number: numbers[id] }),
    ...(formula && { calculation: { ...calculation, formula } }),
  };
}

function inElement(element: Element, inside: string | undefined, types: ReadonlyMap<string, FieldType>): FormElement[] {
  const type = types.get(element.type);
  const { id } = element.props;
  const around = type ? id : inside;
  const inner = [...slotsIn(element.props)].flatMap(({ elements }) =>
    elements.flatMap((one) => inElement(one, around, types)),
  );
  return type ? [formElement(element, type, inside), ...inner] : inner;
}

function formElement({ props }: Element, type: FieldType, inside: string | undefined): FormElement {
  const settings = withDefaults(type.schema.settings, props);
  const { label, shown_if } = settings;
  const model = {
    id: props.id,
    label: String(label ?? ""),
    ...(inside && { inside }),
    ...(isCondition(shown_if) && { shownIf: shown_if }),
    ...type.rules?.model?.(settings),
  };
  return { id: props.id, type, settings, model };
}

const isCondition = (value: unknown): value is NonNullable<FieldModel["shownIf"]> =>
  typeof value === "object" && value !== null;
