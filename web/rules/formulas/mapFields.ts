import type { Formula } from "./formula";

/** The same formula with other ids of fields. */
export function mapFields(formula: Formula, idOf: (id: string) => string): Formula {
  const map = (part: Formula) => mapFields(part, idOf);
  if ("field" in formula) return { ...formula, field: idOf(formula.field) };
  if ("negative" in formula) return { negative: map(formula.negative) };
  if ("function" in formula) return { ...formula, of: formula.of.map(map) };
  if ("operator" in formula) return { ...formula, left: map(formula.left), right: map(formula.right) };
  return formula;
}
