import type { FieldRules } from "../../../web/kit/fields/defineField";
import { checkLength } from "../../../web/kit/fields/typedText";
import { readText } from "../../../web/rules/answers/readText";
import { plainText } from "./plainText";

/** Rules of other fields, required and the length are about the text that people see. The server stores its HTML. */
export const rules: FieldRules = {
  inBrowser: ["max_length"],
  read: (inputs) => plainText(inputs.html?.[0] ?? "") || readText(inputs),
  stored: ({ html = [], "": typed = [] }) => html[0] || typed[0] || null,
  check: checkLength,
};
