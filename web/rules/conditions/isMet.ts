import type { Condition, Rule } from "./condition";
import { OPERATORS, type Operators } from "./operators";
import { valueOf } from "./valueOf";
import { isEmpty } from "./values";

type Values = Readonly<Record<string, unknown>>;

/** Whether these values meet a condition. Without a condition, and without a complete rule in it, they do. */
export const isMet = (condition: Condition | undefined, values: Values, operators: Operators = OPERATORS): boolean =>
  (condition && outcomeOf(condition, values, operators)) ?? true;

/** Undefined if there is nothing to check: a rule that an owner has not completed is skipped. */
export function outcomeOf(condition: Condition, values: Values, operators: Operators = OPERATORS): boolean | undefined {
  if ("operator" in condition) return outcomeOfRule(condition, values, operators);
  const [group] = Object.values(condition) as (readonly Condition[])[];
  const outcomes = (group ?? []).map((part) => outcomeOf(part, values, operators)).filter((one) => one !== undefined);
  if (outcomes.length === 0) return undefined;
  if ("all" in condition) return outcomes.every(Boolean);
  return "any" in condition ? outcomes.some(Boolean) : !outcomes.some(Boolean);
}

function outcomeOfRule({ field, operator, value }: Rule, values: Values, operators: Operators): boolean | undefined {
  const { needsOperand, matches } = operators[operator];
  if (needsOperand && isEmpty(value)) return undefined;
  return matches(valueOf(field, values), value);
}
