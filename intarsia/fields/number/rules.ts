import type { Fault, FieldRules, FieldSettings } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { compareDecimals, type Decimal, decimalOf } from "../../../web/rules/numbers/decimal";
import { formatOf, numberText } from "./numberText";
import type { UiString } from "./schema";

export const rules: FieldRules = {
  inBrowser: ["min", "max", "decimals", "number_format"],
  check(answer, settings) {
    const number = decimalOf(answer);
    if (!number)
      return fault<UiString>("Enter a number, such as {example}.", {
        values: { example: numberText("12.5", settings.number_format) },
      });
    return rangeFault(number, settings) ?? placesFault(number, settings);
  },
  textOf: (answer, { number_format }) => numberText(String(answer), number_format),
  model: ({ number_format }) => ({
    isNumber: true,
    reads: { as: "number", decimal_separator: formatOf(number_format).decimal_separator },
  }),
};

function rangeFault(number: Decimal, { min, max, number_format }: FieldSettings): Fault | null {
  const [least, most] = [decimalOf(min), decimalOf(max)];
  const isIn = (!least || compareDecimals(number, least) >= 0) && (!most || compareDecimals(number, most) <= 0);
  if (isIn) return null;
  const values = { min: numberText(String(min), number_format), max: numberText(String(max), number_format) };
  if (least && most) return fault<UiString>("Enter a number from {min} to {max}.", { values });
  return least
    ? fault<UiString>("Enter {min} or more.", { values })
    : fault<UiString>("Enter {max} or less.", { values });
}

function placesFault({ scale }: Decimal, { decimals }: FieldSettings): Fault | null {
  if (typeof decimals !== "number" || decimals < 0 || scale <= decimals) return null;
  if (decimals === 0) return fault<UiString>("Enter a whole number.");
  return fault<UiString>("Enter a number with at most {decimals} decimal places.", { values: { decimals } });
}
