/** When something applies, as data: it must survive the export to the contract, so it can hold no function. */
export type Condition =
  | { setting: string; is: readonly (string | number)[] }
  | { setting: string; isNot: readonly (string | number)[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] };

export function holds(condition: Condition | undefined, settings: Record<string, unknown>): boolean {
  if (!condition) return true;
  if ("all" in condition) return condition.all.every((part) => holds(part, settings));
  if ("any" in condition) return condition.any.some((part) => holds(part, settings));
  const value = settings[condition.setting] as string | number;
  return "is" in condition ? condition.is.includes(value) : !condition.isNot.includes(value);
}
