import type { Answer } from "../forms/formModel";
import { decimalOf } from "../numbers/decimal";
import type { Currency } from "./currency";
import { formatNumber, NUMBER_FORMATS } from "./formatNumber";
import { formatMoney } from "./money";

export type NumberFormatName = keyof typeof NUMBER_FORMATS | "currency";

/** A number as people read it; empty if the value is none. */
export function shownNumber(value: Answer | undefined, format: NumberFormatName, currency: Currency): string {
  const number = decimalOf(value);
  if (!number) return "";
  return format === "currency" ? formatMoney(number, currency) : formatNumber(number, NUMBER_FORMATS[format]);
}
