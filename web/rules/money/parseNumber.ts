import { type Decimal, decimalOf } from "../numbers/decimal";
import type { NumberFormat } from "./formatNumber";

/** They separate thousands everywhere and never mean anything else. */
const ONLY_THOUSANDS = /[\s\u00a0\u202f'\u2019\u2018`]/g;
const MINUS = /[\u2212\u2013]/g;

/**
 * The number that a person means; null if the text is none. A point or comma that does not separate thousands is a
 * decimal separator, also of another country: where 1.234 is over a thousand, "12.50" is twelve and a half. Where it is
 * not, "1.234,50" can only mean more than a thousand.
 */
export function parseNumber(
  text: string,
  { decimal_separator: decimal }: Pick<NumberFormat, "decimal_separator">,
): Decimal | null {
  const plain = text.replace(ONLY_THOUSANDS, "").replace(MINUS, "-");
  const [, sign, digits = ""] = /^([+-]?)(.*)$/.exec(plain) ?? [];
  const other = decimal === "," ? "." : ",";
  const found = withPoint(digits, other, decimal) ?? withPoint(digits, decimal, other);
  return found === null ? null : decimalOf(sign + found);
}

function withPoint(digits: string, thousands: string, decimal: string): string | null {
  const [whole = "", part, ...more] = digits.split(decimal);
  const groups = whole.split(thousands);
  if (more.length > 0) return null;
  if (groups.length === 1 || isGrouped(groups)) return joined(groups.join(""), part);
  return groups.length === 2 && part === undefined ? joined(groups[0], groups[1]) : null;
}

/** "1,234,567" is; so is the Indian "12,34,567". */
const isGrouped = ([first = "", ...others]: string[]): boolean =>
  /^\d{1,3}$/.test(first) && others.every((group) => /^\d{2,3}$/.test(group)) && others.at(-1)?.length === 3;

const joined = (whole = "", part = ""): string | null =>
  /^\d*$/.test(whole + part) && whole + part !== "" ? `${whole}.${part}` : null;
