import {
  defineFieldSchema,
  fieldSettings,
  prefillSettings,
  typingSettings,
} from "../../../web/kit/fields/fieldSettings";
import { decimal, number, select } from "../../../web/kit/schema/settings";

export const UI_STRINGS = [
  "Enter a number, such as {example}.",
  "Enter a number from {min} to {max}.",
  "Enter {min} or more.",
  "Enter {max} or less.",
  "Enter a number with at most {decimals} decimal places.",
  "Enter a whole number.",
] as const;
export type UiString = (typeof UI_STRINGS)[number];

export const schema = defineFieldSchema({
  type: "number",
  label: "Number",
  description: "A number, also for formulas",
  category: "basic",
  icon: "hash",
  version: 1,
  keywords: ["amount", "age", "quantity", "integer", "decimal"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Number"),
    ...prefillSettings,
    number_format: select({
      label: "Format",
      keywords: ["decimal separator", "comma", "currency", "money"],
      default: "decimal_dot",
      options: [
        ["decimal_dot", "1,234.5"],
        ["decimal_comma", "1.234,5"],
        ["currency", "Currency of the form"],
      ],
    }),
    min: decimal({ label: "Min", keywords: ["minimum", "least"], default: "" }),
    max: decimal({ label: "Max", keywords: ["maximum", "most"], default: "" }),
    decimals: number({
      label: "Decimal places",
      keywords: ["step", "whole number", "integer"],
      default: -1,
      min: -1,
      max: 10,
      step: 1,
      help: "0 for whole numbers, -1 for any.",
    }),
    placeholder: typingSettings.placeholder,
    default_value: decimal({ label: "Default value", keywords: ["prefill"], default: "" }),
  },
});
