import type { Operator } from "./condition";
import { compare, isEmpty, isEqual, itemsOf, textOf } from "./values";

/** `matches` never throws, whatever the values. With `needsOperand`, a rule without a value to compare is skipped. */
export type Operators = Readonly<
  Record<Operator, { needsOperand: boolean; matches: (value: unknown, operand: unknown) => boolean }>
>;

/** If there are several values, such as checked choices, one match is enough. */
const anyItem = (matches: (item: unknown, operand: unknown) => boolean) => ({
  needsOperand: true,
  matches: (value: unknown, operand: unknown) => itemsOf(value).some((item) => matches(item, operand)),
});

/** An empty operand asks whether the value is empty. */
const is = (value: unknown, operand: unknown): boolean =>
  isEmpty(operand) ? isEmpty(value) : itemsOf(value).some((item) => isEqual(item, operand));

export const OPERATORS: Operators = {
  is: { needsOperand: false, matches: is },
  isnot: { needsOperand: false, matches: (value, operand) => !is(value, operand) },
  in: {
    needsOperand: false,
    matches: (value, operand) => Array.isArray(operand) && operand.some((one) => is(value, one)),
  },
  ">": anyItem((item, operand) => compare(item, operand) === 1),
  "<": anyItem((item, operand) => compare(item, operand) === -1),
  contains: anyItem((item, operand) => textOf(item).includes(textOf(operand))),
  starts_with: anyItem((item, operand) => textOf(item).startsWith(textOf(operand))),
  ends_with: anyItem((item, operand) => textOf(item).endsWith(textOf(operand))),
};
