import type { Rule } from "./condition";

/** The rules of a stored condition, however deep. A value of another form has none. */
export function rulesIn(condition: unknown): Rule[] {
  if (Array.isArray(condition)) return condition.flatMap(rulesIn);
  if (typeof condition !== "object" || condition === null) return [];
  return "operator" in condition ? [condition as Rule] : Object.values(condition).flatMap(rulesIn);
}
