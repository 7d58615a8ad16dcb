import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import type { UiString } from "./schema";

// Digits with the characters that people put between them, and an extension.
const NUMBER = /^(\+?[\d\s()./\u2010-\u2013-]+?)\s*(?:(?:x|ext\.?|#)\s*\d{1,6})?$/i;
const [LEAST_DIGITS, MOST_DIGITS] = [5, 15];
// North American numbers: neither area code nor exchange begins with 0 or 1.
const NORTH_AMERICAN = /^1?[2-9]\d{2}[2-9]\d{6}$/;

export const rules: FieldRules = {
  inBrowser: ["phone_format"],
  check(answer, { phone_format }) {
    const [, number = ""] = NUMBER.exec(String(answer)) ?? [];
    const digits = number.replace(/\D/g, "");
    if (phone_format === "us")
      return NORTH_AMERICAN.test(digits)
        ? null
        : fault<UiString>("Enter a phone number with ten digits, such as (555) 123-4567.");
    return digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS
      ? null
      : fault<UiString>("Enter a phone number with its area code, such as +49 30 123456.");
  },
};
