/** How values compare. `intarsia/documents/conditions.py` does the same; both are held to the same vectors. */

import { compareDecimals, type Decimal, decimalOf } from "../numbers/decimal";

/** Null, text without a character that can be seen, and a list without values. */
export const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isEmpty) : textOf(value) === "";

/** The values of a list that are not empty; a single value is a list of one. */
export const itemsOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => !isEmpty(item));

/** Text as it is compared: composed, without spaces around it, in lower case. Objects have none. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.normalize("NFC").trim().toLowerCase().normalize("NFC");
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  return typeof value === "boolean" ? String(value) : "";
}

/** Numbers compare as numbers if the value is one, not only its text: an article number 007 is not 7. */
export function isEqual(value: unknown, operand: unknown): boolean {
  if (typeof value === "number") {
    const [one, other] = [decimalOf(value), decimalOf(operand)];
    if (one && other) return compareDecimals(one, other) === 0;
  }
  const [one, other] = [dateOf(value), dateOf(operand)];
  return one && other ? one === other : textOf(value) === textOf(operand);
}

/** The order of two numbers, two dates or two times of day; null for anything else. */
export function compare(value: unknown, operand: unknown): -1 | 0 | 1 | null {
  const numbers: [Decimal | null, Decimal | null] = [decimalOf(value), decimalOf(operand)];
  if (numbers[0] && numbers[1]) return compareDecimals(numbers[0], numbers[1]);
  const [one, other] = [dateOf(value) ?? timeOf(value), dateOf(operand) ?? timeOf(operand)];
  if (!one || !other || one.length !== other.length) return null;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const DATE = /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:t((?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** A date, or a date and time in the same time zone, in a form whose order is that of time. */
function dateOf(value: unknown): string | null {
  const [, day, time = "00:00"] = DATE.exec(textOf(value)) ?? [];
  return day ? `${day} ${time}` : null;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const timeOf = (value: unknown): string | null => (TIME.test(textOf(value)) ? textOf(value) : null);
