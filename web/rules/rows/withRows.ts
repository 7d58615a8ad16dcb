import type { Condition } from "../conditions/condition";
import type { FieldModel, FormModel, Pricing } from "../forms/formModel";
import { mapFields } from "../formulas/mapFields";
import { rowOf } from "./rowInputs";

/** The repeaters around a field, from the outermost to the innermost. */
export type Repeaters = ReadonlyMap<string, readonly string[]>;

export function repeatersAround(fields: readonly FieldModel[]): Repeaters {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const found = new Map<string, readonly string[]>();
  // Containers come before what is in them.
  for (const { id, inside } of fields) {
    const around = inside === undefined ? undefined : byId.get(inside);
    const outer = (around && found.get(around.id)) ?? [];
    found.set(id, around?.repeats ? [...outer, around.id] : outer);
  }
  return found;
}

/**
 * The form with each field of a repeater once for each row, so that the other rules need not know about rows. In a row, rules and
 * formulas mean the fields of that row; outside, those of all rows.
 */
export function withRows(model: FormModel, countOf: (repeater: string) => number): FormModel {
  if (!model.fields.some(({ repeats }) => repeats)) return model;
  const around = repeatersAround(model.fields);
  return {
    fields: model.fields.flatMap((field) => {
      const repeaters = around.get(field.id) ?? [];
      if (repeaters.length === 0) return [field];
      const inRows = rowsIn(repeaters, countOf).map((positions) => inRow(field, positions, around));
      return [...inRows, ofAllRows(field, inRows)];
    }),
  };
}

const rowsIn = (repeaters: readonly string[], countOf: (repeater: string) => number): number[][] =>
  repeaters.reduce<number[][]>(
    (rows, repeater) =>
      rows.flatMap((row) => Array.from({ length: countOf(repeater + rowOf(row)) }, (_, index) => [...row, index])),
    [[]],
  );

function inRow(field: FieldModel, positions: readonly number[], around: Repeaters): FieldModel {
  const { id, inside, shownIf, calculation, pricing } = field;
  const own = around.get(id) ?? [];
  const idIn = (other: string): string => {
    const repeaters = around.get(other) ?? [];
    const isReached = repeaters.every((repeater, level) => repeater === own[level]);
    return isReached ? other + rowOf(positions.slice(0, repeaters.length)) : other;
  };
  return {
    ...field,
    id: idIn(id),
    element: id,
    row: rowOf(positions),
    ...(inside && { inside: idIn(inside) }),
    ...(shownIf && { shownIf: mapCondition(shownIf, idIn) }),
    ...(calculation && { calculation: { ...calculation, formula: mapFields(calculation.formula, idIn) } }),
    ...(pricing && { pricing: mapProduct(pricing, idIn) }),
  };
}

const ofAllRows = ({ id, label, isNumber, choices, number }: FieldModel, rows: readonly FieldModel[]): FieldModel => ({
  id,
  label,
  ...(number !== undefined && { number }),
  ...(isNumber && { isNumber }),
  ...(choices && { choices }),
  instances: rows.map((row) => row.id),
});

function mapCondition(condition: Condition, idIn: (id: string) => string): Condition {
  if ("operator" in condition) return { ...condition, field: idIn(condition.field) };
  const inner = Object.entries(condition).map(([join, parts]) => [
    join,
    (parts as readonly Condition[]).map((part) => mapCondition(part, idIn)),
  ]);
  return Object.fromEntries(inner) as Condition;
}

const mapProduct = (pricing: Pricing, idIn: (id: string) => string): Pricing =>
  "product" in pricing ? { ...pricing, product: idIn(pricing.product) } : pricing;
