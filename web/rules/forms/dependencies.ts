import type { Condition } from "../conditions/condition";
import { fieldsOfFormula } from "../formulas/fieldsOfFormula";
import type { FieldModel, FormModel } from "./formModel";

/** The ids that decide whether a field is shown and what its value is. Ids of fields that do not exist are left out. */
export function dependenciesOf(field: FieldModel, { fields }: FormModel): string[] {
  const needed = [
    ...(field.inside ? [field.inside] : []),
    ...(field.shownIf ? fieldsOfCondition(field.shownIf) : []),
    ...(field.calculation ? fieldsOfFormula(field.calculation.formula) : []),
    ...pricesFor(field, fields),
    ...(field.instances ?? []),
  ];
  const known = new Set(fields.map(({ id }) => id));
  return [...new Set(needed)].filter((id) => known.has(id));
}

export function fieldsOfCondition(condition: Condition): string[] {
  if ("operator" in condition) return [condition.field];
  return Object.values(condition).flat().flatMap(fieldsOfCondition);
}

/** A total needs everything that has a price, except other totals. A quantity belongs to its product, also in formulas. */
function pricesFor({ id, pricing }: FieldModel, fields: readonly FieldModel[]): string[] {
  if (pricing?.role === "total")
    return fields.filter(({ pricing: other }) => other && other.role !== "total").map((other) => other.id);
  if (pricing?.role !== "product") return [];
  return fields
    .filter(({ pricing: other }) => other?.role === "quantity" && other.product === id)
    .map((other) => other.id);
}
