import type { Answer } from "../../rules/forms/formModel";
import type { Currency } from "../../rules/money/currency";
import { formatNumber, NUMBER_FORMATS } from "../../rules/money/formatNumber";
import { formatMoney } from "../../rules/money/money";
import { decimalOf } from "../../rules/numbers/decimal";

export type NumberFormatName = keyof typeof NUMBER_FORMATS | "currency";

/** A number as people read it; empty if the value is none. */
export function shownNumber(value: Answer | undefined, format: NumberFormatName, currency: Currency): string {
  const number = decimalOf(value);
  if (!number) return "";
  return format === "currency" ? formatMoney(number, currency) : formatNumber(number, NUMBER_FORMATS[format]);
}
