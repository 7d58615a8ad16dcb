import { formatNumber, NUMBER_FORMATS } from "../../../web/rules/money/formatNumber";
import { decimalOf } from "../../../web/rules/numbers/decimal";

/** A number in plain notation as a field shows it: "1234,5". What is no number stays as it was typed. */
export function numberText(plain: string, format: unknown): string {
  const number = decimalOf(plain);
  return number ? formatNumber(number, { ...formatOf(format), thousand_separator: "" }) : plain;
}

export const formatOf = (format: unknown) =>
  format === "decimal_comma" ? NUMBER_FORMATS.decimal_comma : NUMBER_FORMATS.decimal_dot;
