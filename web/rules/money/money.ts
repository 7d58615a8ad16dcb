import { type Decimal, negate } from "../numbers/decimal";
import type { Currency } from "./currency";
import { formatNumber } from "./formatNumber";
import { parseNumber } from "./parseNumber";

/** "-$1,234.50", "1.234,50 €". */
export function formatMoney(amount: Decimal, currency: Currency): string {
  const { symbol_left: left, symbol_right: right, symbol_padding: padding } = currency;
  const size = amount.digits < 0n ? negate(amount) : amount;
  const number = formatNumber(size, currency);
  const sign = amount.digits < 0n && /[1-9]/.test(number) ? "-" : "";
  return sign + (left && left + padding) + number + (right && padding + right);
}

/** An amount as a person types it, with or without symbol or code, before or after the number; null if it is none. */
export function parseMoney(text: string, currency: Currency): Decimal | null {
  const { symbol_left: left, symbol_right: right, code } = currency;
  // The longest first: "R$" contains "$" of other currencies, "kr." contains "kr".
  const symbols = [left, right, code].filter(Boolean).sort((one, other) => other.length - one.length);
  const plain = symbols.reduce((rest, symbol) => without(rest, symbol), text);
  return parseNumber(plain, currency);
}

function without(text: string, symbol: string): string {
  const at = text.toLowerCase().indexOf(symbol.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + symbol.length)}`;
}
