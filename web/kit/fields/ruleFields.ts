import type { Choice } from "../../rules/forms/formModel";
import type { FormElement } from "./formModelOf";

/** A field that a rule can be about. */
export type RuleField = { id: string; name: string; choices?: readonly Choice[]; isNumber?: boolean };

/** What people fill in, by names that differ; except the element with this id and what is inside it. */
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
