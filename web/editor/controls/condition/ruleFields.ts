import { useMemo } from "react";
import type { FieldType } from "../../../kit/fields/defineField";
import { type FormElement, formElementsOf } from "../../../kit/fields/formModelOf";
import type { Widget } from "../../../kit/schema/defineWidget";
import type { Choice } from "../../../rules/forms/formModel";
import { usePageElements } from "../../canvas/pageElements";
import { useEditorContext } from "../../EditorContext";

/** A field that a rule can be about. */
export type RuleField = { id: string; name: string; choices?: readonly Choice[]; isNumber?: boolean };

const isFieldType = (widget: Widget): widget is FieldType => "rules" in widget;

/** Everything in the form that is being edited, with what its types know. */
export function useFormElements(): FormElement[] {
  const elements = usePageElements();
  const { widgets } = useEditorContext();
  return useMemo(() => {
    const types = new Map(widgets.filter(isFieldType).map((type) => [type.schema.type, type]));
    return formElementsOf({ root: {}, content: [...elements] }, types);
  }, [elements, widgets]);
}

/** What people fill in, except the element itself and what is inside it, by names that differ. */
export function ruleFieldsFor(id: string, elements: readonly FormElement[]): RuleField[] {
  const used = new Map<string, number>();
  return elements
    .filter(({ type, model }) => type.rules && !isInside(model.id, id, elements))
    .map(({ type, model }) => {
      const label = model.label.trim() || type.schema.label;
      const count = (used.get(label) ?? 0) + 1;
      used.set(label, count);
      const name = count > 1 ? `${label} (${count})` : label;
      return { id: model.id, name, choices: model.choices, isNumber: model.isNumber };
    });
}

function isInside(inner: string | undefined, outer: string, elements: readonly FormElement[]): boolean {
  if (inner === undefined || inner === outer) return inner === outer;
  return isInside(elements.find(({ id }) => id === inner)?.model.inside, outer, elements);
}
