import type { Choice } from "../../rules/forms/formModel";
import type { Setting } from "../schema/settings";
import type { FormElement } from "./formModelOf";

/**
 * A field that a rule can be about. `notation` is that of its answers: a day, `2026-01-31`, or a time of day, `09:30`.
 * `isPage`: its value is the id of a page. `isFact`: it always has a value, of which owners choose one to compare with.
 */
export type RuleField = {
  id: string;
  name: string;
  choices?: readonly Choice[];
  isNumber?: boolean;
  notation?: "date" | "time";
  isPage?: true;
  isFact?: true;
};

/**
 * What people fill in, by names that differ; except the element with this id and what is inside it. The total of an
 * order follows from all answers, so only rules that are decided after them can be about it.
 */
export function ruleFieldsFor(id: string, elements: readonly FormElement[], { withTotals = false } = {}): RuleField[] {
  const used = new Map<string, number>();
  return elements
    .filter(({ type, model }) => type.rules && !isInside(model.id, id, elements))
    .filter(({ model }) => withTotals || model.pricing?.role !== "total")
    .map(({ type, model }) => {
      const label = model.label.trim() || type.schema.label;
      const count = (used.get(label) ?? 0) + 1;
      used.set(label, count);
      const name = count > 1 ? `${label} (${count})` : label;
      const notation = notationOf(type.schema.settings.default_value);
      return { id: model.id, name, choices: model.choices, isNumber: model.isNumber, notation };
    });
}

/** A default value is an answer. */
const notationOf = (setting: Setting | undefined) => (setting?.kind === "text" ? setting.notation : undefined);

function isInside(inner: string | undefined, outer: string, elements: readonly FormElement[]): boolean {
  if (inner === undefined || inner === outer) return inner === outer;
  return isInside(elements.find(({ id }) => id === inner)?.model.inside, outer, elements);
}
