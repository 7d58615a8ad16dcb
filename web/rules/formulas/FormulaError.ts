const MESSAGES = {
  empty: () => "The formula is empty. Enter numbers, fields and the signs + - * / ( ).",
  unexpected: (found: string) => `“${found}” was not expected here. Enter a number, a field or an opening parenthesis.`,
  unfinished: () => "The formula ends too early. Add the number, the field or the parenthesis that is missing.",
  unknown_character: (found: string) =>
    `“${found}” cannot be calculated. Use numbers, fields and the signs + - * / ( ).`,
  unknown_field: (found: string) => `“${found}” names no field. Insert fields as {Label:ID}, such as {Price:3}.`,
  unknown_function: (found: string) => `There is no function “${found}”. Use min, max, round or if.`,
  advanced: (found: string) => `“${found}” works in advanced formulas only. Turn on “Advanced formula”.`,
  arguments: (found: string) => `The function “${found}” has too few or too many values.`,
  too_deep: () => "The formula has too many parentheses inside each other. Divide it into several calculation fields.",
  too_long: () => "The formula is too long. Divide it into several calculation fields.",
};

export type FormulaErrorCode = keyof typeof MESSAGES;

/** Why a text is no formula. `at` is the place in the text, counted from 0 in characters of JavaScript. */
export class FormulaError extends Error {
  constructor(
    readonly code: FormulaErrorCode,
    readonly at: number,
    readonly found = "",
  ) {
    super(MESSAGES[code](found));
    this.name = "FormulaError";
  }
}
