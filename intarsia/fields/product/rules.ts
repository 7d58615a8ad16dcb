import { oneChoice } from "../../../web/kit/fields/choices/choiceRules";
import { choicesOf } from "../../../web/kit/fields/choices/choicesOf";
import type { Fault, FieldRules, FieldSettings } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { quantityFault } from "../../../web/kit/fields/prices/quantity";
import type { FieldModel } from "../../../web/rules/forms/formModel";
import { compareDecimals, decimalOf, ZERO } from "../../../web/rules/numbers/decimal";
import type { UiString } from "./uiStrings";

/** Prices that a browser sends are not read: they are those of the form. */
export const rules: FieldRules = {
  inBrowser: ["kind", "max_quantity", "min_price"],
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

function amountFault(answer: unknown, { min_price }: FieldSettings): Fault | null {
  const amount = decimalOf(answer);
  if (!amount || amount.digits < 0n)
    return fault<UiString>("Enter an amount such as {example}.", { values: { example: "12.50" } });
  return compareDecimals(amount, decimalOf(min_price) ?? ZERO) < 0
    ? fault<UiString>("Enter an amount of at least {amount}.", { values: { amount: String(min_price) } })
    : null;
}
