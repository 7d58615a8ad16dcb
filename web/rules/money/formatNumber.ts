import { type Decimal, decimalText, round } from "../numbers/decimal";

export type NumberFormat = { thousand_separator: string; decimal_separator: string; decimals: number };

/** How numbers are written in a field that is no price. */
export const NUMBER_FORMATS = {
  decimal_dot: { thousand_separator: ",", decimal_separator: ".", decimals: -1 },
  decimal_comma: { thousand_separator: ".", decimal_separator: ",", decimals: -1 },
} as const satisfies Record<string, NumberFormat>;

/** "-1,234.50": rounded half away from zero, grouped in threes, without the minus of a zero. */
export function formatNumber(
  value: Decimal,
  { thousand_separator, decimal_separator, decimals }: NumberFormat,
): string {
  const text = decimals < 0 ? decimalText(value) : decimalText(round(value, decimals), decimals);
  const [whole = "", part] = text.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousand_separator);
  return part ? grouped + decimal_separator + part : grouped;
}
