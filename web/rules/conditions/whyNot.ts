import type { Condition, Rule } from "./condition";
import { outcomeOf } from "./isMet";
import { valueOf } from "./valueOf";

/** A rule because of which a condition is not met. `isMet` is false, or true inside `not`. */
export type Obstacle = { rule: Rule; isMet: boolean; current: unknown };

type Values = Readonly<Record<string, unknown>>;

/**
 * Why these values do not meet a condition: of `all`, the rules that are false; of `any`, all of them; of `not`,
 * those that are true. Empty if they meet it.
 */
export const whyNot = (condition: Condition | undefined, values: Values): Obstacle[] =>
  condition ? obstacles(condition, values, true) : [];

/** The rules that decide that the condition is not `wanted`. Those that an owner has not completed decide nothing. */
function obstacles(condition: Condition, values: Values, wanted: boolean): Obstacle[] {
  const outcome = outcomeOf(condition, values);
  if (outcome === undefined || outcome === wanted) return [];
  if ("operator" in condition) return [{ rule: condition, isMet: !wanted, current: valueOf(condition.field, values) }];
  if ("not" in condition) return condition.not.flatMap((part) => obstacles(part, values, !wanted));
  const parts = "all" in condition ? condition.all : condition.any;
  return parts.flatMap((part) => obstacles(part, values, wanted));
}
