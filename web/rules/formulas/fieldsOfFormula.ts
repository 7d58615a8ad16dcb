import type { Formula } from "./formula";

/** The ids of the fields in a formula, each once. */
export const fieldsOfFormula = (formula: Formula): string[] => [...new Set(fieldsIn(formula))];

function fieldsIn(formula: Formula): string[] {
  if ("field" in formula) return [formula.field];
  if ("negative" in formula) return fieldsIn(formula.negative);
  if ("function" in formula) return formula.of.flatMap(fieldsIn);
  return "operator" in formula ? [...fieldsIn(formula.left), ...fieldsIn(formula.right)] : [];
}
