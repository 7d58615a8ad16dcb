/** Conditions as plain data: they are exported to the contract, so they contain no functions. */
// `list.*.field` means that field of any item.
export type Condition =
  | { setting: string; is: readonly (string | number)[] }
  | { setting: string; isNot: readonly (string | number)[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] };

export function holds(condition: Condition | undefined, settings: Record<string, unknown>): boolean {
  if (!condition) return true;
  if ("all" in condition) return condition.all.every((part) => holds(part, settings));
  if ("any" in condition) return condition.any.some((part) => holds(part, settings));
  const values = valuesOf(condition.setting, settings);
  return "is" in condition
    ? values.some((value) => condition.is.includes(value))
    : !values.some((value) => condition.isNot.includes(value));
}

function valuesOf(path: string, settings: Record<string, unknown>): (string | number)[] {
  const [name = "", field] = path.split(".*.");
  if (field === undefined) return [settings[name] as string | number];
  const items = settings[name];
  return Array.isArray(items) ? items.map((item) => item?.[field]) : [];
}
