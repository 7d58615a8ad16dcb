import {
  add,
  compareDecimals,
  type Decimal,
  decimalOf,
  divide,
  multiply,
  negate,
  round,
  subtract,
  ZERO,
} from "../numbers/decimal";
import type { FieldReference, Formula, FormulaFunction, FormulaOperator } from "./formula";

/** Null if the field is hidden, empty or no number: it counts as 0. */
export type NumberOf = (reference: FieldReference) => Decimal | null;

export type FormulaProblem = "division_by_zero" | "too_large";

/** With a problem the value is 0. */
export type FormulaResult = { value: Decimal; problem: FormulaProblem | null };

const LARGEST: Decimal = { digits: 10n ** 15n, scale: 0 };
const ONE: Decimal = { digits: 1n, scale: 0 };
const MOST_PLACES = 20;

/** Never throws. `rounding` is a number of decimal places; without it the value stays as it is. */
export function evaluateFormula(formula: Formula, numberOf: NumberOf, rounding?: number | null): FormulaResult {
  try {
    const value = evaluate(formula, numberOf);
    return { value: rounding == null ? value : round(value, rounding), problem: null };
  } catch (problem) {
    if (typeof problem !== "string") throw problem;
    return { value: ZERO, problem: problem as FormulaProblem };
  }
}

function evaluate(formula: Formula, numberOf: NumberOf): Decimal {
  if ("number" in formula) return within(decimalOf(formula.number) ?? ZERO);
  if ("field" in formula) return within(numberOf(formula) ?? ZERO);
  if ("negative" in formula) return negate(evaluate(formula.negative, numberOf));
  if ("function" in formula) return FUNCTIONS[formula.function](formula.of, (part) => evaluate(part, numberOf));
  const [left, right] = [evaluate(formula.left, numberOf), evaluate(formula.right, numberOf)];
  return within(OPERATORS[formula.operator](left, right));
}

const truth = (holds: boolean): Decimal => (holds ? ONE : ZERO);

const OPERATORS: Record<FormulaOperator, (left: Decimal, right: Decimal) => Decimal> = {
  "+": add,
  "-": subtract,
  "*": multiply,
  "/": (left, right) => divide(left, right) ?? fail("division_by_zero"),
  ">": (left, right) => truth(compareDecimals(left, right) > 0),
  "<": (left, right) => truth(compareDecimals(left, right) < 0),
  ">=": (left, right) => truth(compareDecimals(left, right) >= 0),
  "<=": (left, right) => truth(compareDecimals(left, right) <= 0),
  "=": (left, right) => truth(compareDecimals(left, right) === 0),
  "!=": (left, right) => truth(compareDecimals(left, right) !== 0),
};

type Evaluate = (part: Formula) => Decimal;
type Parts = readonly Formula[];

/** `if` evaluates the chosen part only, so the other one may divide by zero. */
const FUNCTIONS: Record<FormulaFunction, (parts: Parts, evaluate: Evaluate) => Decimal> = {
  min: (parts, evaluate) => parts.map(evaluate).reduce((one, other) => (compareDecimals(other, one) < 0 ? other : one)),
  max: (parts, evaluate) => parts.map(evaluate).reduce((one, other) => (compareDecimals(other, one) > 0 ? other : one)),
  round: ([value, places], evaluate) => round(evaluate(value as Formula), placesOf(places && evaluate(places))),
  if: ([condition, then, otherwise], evaluate) =>
    evaluate((evaluate(condition as Formula).digits === 0n ? otherwise : then) as Formula),
};

function placesOf(places: Decimal | undefined): number {
  const whole = Number(round(places ?? ZERO, 0).digits);
  return Math.min(Math.max(whole, 0), MOST_PLACES);
}

function within(value: Decimal): Decimal {
  const size = value.digits < 0n ? negate(value) : value;
  return compareDecimals(size, LARGEST) > 0 ? fail("too_large") : round(value, MOST_PLACES);
}

function fail(problem: FormulaProblem): never {
  throw problem;
}
