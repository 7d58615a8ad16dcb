import type { Fault, FieldRules, FieldSettings } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { compareDecimals, type Decimal, decimalOf } from "../../../web/rules/numbers/decimal";
import { currencyIn, exampleText, formatOf, numberText } from "./numberText";
import type { UiString } from "./schema";

export const rules: FieldRules = {
  inBrowser: ["min", "max", "decimals", "number_format", "currency"],
  check(answer, settings) {
    const number = decimalOf(answer);
    if (!number)
      return fault<UiString>("Enter a number, such as {example}.", { values: { example: exampleText(settings) } });
    return rangeFault(number, settings) ?? placesFault(number, settings);
  },
  textOf: (answer, settings) => numberText(answer, settings),
  model: (settings) => ({
    isNumber: true,
    ...(settings.number_format === "currency"
      ? { reads: { as: "money" }, format: "currency" }
      : { reads: { as: "number", decimal_separator: formatOf(settings).decimal_separator as "." | "," } }),
  }),
};

function rangeFault(number: Decimal, settings: FieldSettings): Fault | null {
  const [least, most] = [decimalOf(settings.min), decimalOf(settings.max)];
  const isIn = (!least || compareDecimals(number, least) >= 0) && (!most || compareDecimals(number, most) <= 0);
  if (isIn) return null;
  const values = { min: numberText(settings.min, settings), max: numberText(settings.max, settings) };
  if (least && most) return fault<UiString>("Enter a number from {min} to {max}.", { values });
  return least
    ? fault<UiString>("Enter {min} or more.", { values })
    : fault<UiString>("Enter {max} or less.", { values });
}

function placesFault({ scale }: Decimal, settings: FieldSettings): Fault | null {
  const decimals = mostPlaces(settings);
  if (decimals < 0 || scale <= decimals) return null;
  if (decimals === 0) return fault<UiString>("Enter a whole number.");
  return fault<UiString>("Enter a number with at most {decimals} decimal places.", { values: { decimals } });
}

/** The decimal places of the currency or of the field, whichever are fewer; -1 for any. */
function mostPlaces(settings: FieldSettings): number {
  const { decimals } = settings;
  const own = typeof decimals === "number" ? decimals : -1;
  const places = currencyIn(settings)?.decimals ?? -1;
  return own < 0 || places < 0 ? Math.max(own, places) : Math.min(own, places);
}
