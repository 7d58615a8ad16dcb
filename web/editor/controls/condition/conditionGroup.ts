import type { Condition, Rule } from "../../../rules/conditions/condition";

export type Join = "all" | "any" | "not";
/** Conditions inside another one. */
export type Group = Exclude<Condition, Rule>;

/** A condition as owners read it: "Hide this if any of these are true". */
export type Sentence = { action: "show" | "hide"; join: "all" | "any"; parts: readonly Condition[] };

export const isRule = (condition: Condition): condition is Rule => "operator" in condition;

export function partsOf(group: Group): { join: Join; parts: readonly Condition[] } {
  if ("all" in group) return { join: "all", parts: group.all };
  return "any" in group ? { join: "any", parts: group.any } : { join: "not", parts: group.not };
}

export const groupOf = (join: Join, parts: readonly Condition[]): Group => ({ [join]: parts }) as Group;

export function sentenceOf(condition: Condition | null): Sentence {
  if (!condition) return { action: "show", join: "all", parts: [] };
  if (isRule(condition)) return { action: "show", join: "all", parts: [condition] };
  const { join, parts } = partsOf(condition);
  if (join !== "not") return { action: "show", join, parts };
  const [only, ...others] = parts;
  if (only && others.length === 0 && !isRule(only)) {
    const inner = partsOf(only);
    if (inner.join !== "not") return { action: "hide", join: inner.join, parts: inner.parts };
  }
  return { action: "hide", join: "any", parts };
}

/** Null if no rule is left. */
export function conditionOf({ action, join, parts }: Sentence): Condition | null {
  if (parts.length === 0) return null;
  const group = groupOf(join, parts);
  return action === "show" ? group : { not: [group] };
}
