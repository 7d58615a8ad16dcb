import type { FieldSettings } from "../../../web/kit/fields/defineField";
import type { Currency } from "../../../web/rules/money/currency";
import { formatNumber, NUMBER_FORMATS, type NumberFormat } from "../../../web/rules/money/formatNumber";
import { formatMoney } from "../../../web/rules/money/money";
import { type Decimal, decimalOf } from "../../../web/rules/numbers/decimal";

const EXAMPLE: Decimal = { digits: 125n, scale: 1 };

/** A number in plain notation as its field shows it: "1234,5", "1.234,50 €". What is no number stays as it was typed. */
export function numberText(plain: unknown, settings: FieldSettings): string {
  const number = decimalOf(plain);
  if (!number) return String(plain);
  const currency = currencyIn(settings);
  return currency
    ? formatMoney(number, currency)
    : formatNumber(number, { ...formatOf(settings), thousand_separator: "" });
}

/** How a number is typed: "12,5", or with the decimal places of the currency. */
export const exampleText = (settings: FieldSettings): string => formatNumber(EXAMPLE, formatOf(settings));

/** The form's currency, if the number is an amount. */
export const currencyIn = ({ number_format, currency }: FieldSettings): Currency | null =>
  number_format === "currency" && currency ? (currency as Currency) : null;

export const formatOf = (settings: FieldSettings): NumberFormat =>
  currencyIn(settings) ?? NUMBER_FORMATS[settings.number_format === "decimal_comma" ? "decimal_comma" : "decimal_dot"];
