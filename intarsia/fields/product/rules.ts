import { oneChoice } from "../../../web/kit/fields/choices/choiceRules";
import { choicesOf } from "../../../web/kit/fields/choices/choicesOf";
import type { Fault, FieldRules, FieldSettings } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { quantityFault } from "../../../web/kit/fields/prices/quantity";
import type { FieldModel } from "../../../web/rules/forms/formModel";
import type { Currency } from "../../../web/rules/money/currency";
import { formatNumber } from "../../../web/rules/money/formatNumber";
import { formatMoney } from "../../../web/rules/money/money";
import { compareDecimals, type Decimal, decimalOf, ZERO } from "../../../web/rules/numbers/decimal";
import type { UiString } from "./uiStrings";

/** Prices that a browser sends are not read: they are those of the form. */
export const rules: FieldRules = {
  inBrowser: ["kind", "max_quantity", "min_price", "max_price", "currency"],
  check(answer, settings) {
    if (settings.kind === "user") return amountFault(answer, settings);
    if (settings.kind === "single") return quantityFault(answer, settings.max_quantity);
    return oneChoice.check?.(answer, settings) ?? null;
  },
  textOf: (answer, settings) => (isChoice(settings) ? (oneChoice.textOf?.(answer, settings) ?? "") : String(answer)),
  model,
};

const isChoice = ({ kind }: FieldSettings) => kind === "radio" || kind === "select";

function model(settings: FieldSettings): Partial<FieldModel> {
  if (isChoice(settings)) return { choices: choicesOf(settings), pricing: { role: "product", price: "choice" } };
  if (settings.kind === "user")
    return { isNumber: true, reads: { as: "money" }, pricing: { role: "product", price: "typed" } };
  return {
    isNumber: true,
    reads: { as: "number", decimal_separator: ".", input: "3" },
    pricing: { role: "product", price: { fixed: String(settings.price) } },
  };
}

/** An amount as the currency of the form writes it, and not more than a person can have meant. */
function amountFault(answer: unknown, { min_price, max_price, currency }: FieldSettings): Fault | null {
  const format = currency as Currency;
  const [amount, least, most] = [decimalOf(answer), decimalOf(min_price) ?? ZERO, mostOf(max_price, format)];
  if (!amount || amount.digits < 0n || (format.decimals >= 0 && amount.scale > format.decimals))
    return fault<UiString>("Enter an amount such as {example}.", { values: { example: exampleOf(format) } });
  if (compareDecimals(amount, least) < 0)
    return fault<UiString>("Enter an amount of at least {amount}.", { values: { amount: formatMoney(least, format) } });
  return compareDecimals(amount, most) > 0
    ? fault<UiString>("Enter an amount of at most {amount}.", { values: { amount: formatMoney(most, format) } })
    : null;
}

/** "12.50", or "1,250" of a currency without decimal places. */
const exampleOf = (currency: Currency): string => formatNumber({ digits: 1250n, scale: placesOf(currency) }, currency);

/** The limit that the owner sets, but at most eight digits, which is what payment providers accept. */
function mostOf(limit: unknown, currency: Currency): Decimal {
  const [own, most] = [decimalOf(limit), { digits: 99_999_999n, scale: placesOf(currency) }];
  return own && compareDecimals(own, most) < 0 ? own : most;
}

const placesOf = ({ decimals }: Currency): number => Math.max(decimals, 0);
