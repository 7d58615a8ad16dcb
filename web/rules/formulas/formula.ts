/** A formula as stored: the tree that `parseFormula` makes of its text. Browsers and V8 evaluate the tree and never see the text. */
export type Formula =
  | { number: string }
  | FieldReference
  | { negative: Formula }
  | { operator: FormulaOperator; left: Formula; right: Formula }
  | { function: FormulaFunction; of: readonly Formula[] };

/** The value of a field, of one of its inputs (`input` 2 is its second), or another number that the field has. */
export type FieldReference = { field: string; input?: string; as?: Modifier };

export const MODIFIERS = ["value", "price", "qty", "label", "currency", "numeric"] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** Comparisons are 1 if they hold and 0 if not. They occur in advanced formulas only. */
export const COMPARISONS = [">", "<", ">=", "<=", "=", "!="] as const;
export type FormulaOperator = "+" | "-" | "*" | "/" | (typeof COMPARISONS)[number];

/** How many arguments each function takes. They occur in advanced formulas only. */
export const FUNCTIONS = {
  min: { least: 1, most: 50 },
  max: { least: 1, most: 50 },
  round: { least: 1, most: 2 },
  if: { least: 3, most: 3 },
} as const;
export type FormulaFunction = keyof typeof FUNCTIONS;
