/**
 * Conditions as plain data: for settings that depend on settings, page templates and the rules of forms.
 * `condition.schema.json` is the same grammar as a JSON schema; `intarsia` has the evaluator for Python.
 */

export type Operator = "is" | "isnot" | "in" | ">" | "<" | "contains" | "starts_with" | "ends_with";

export type Scalar = string | number | boolean | null;

/** `field` is a name among the values; `list.*.name` means that name in any item of a list. */
export type Rule = { field: string; operator: Operator; value: Scalar | readonly Scalar[] };

/** `all` of them, `any` of them, or `not` one of them. */
export type Condition =
  | Rule
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: readonly Condition[] };
