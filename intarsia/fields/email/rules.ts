import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";

// Text, at-sign, text, dot, text, with no spaces: the specification's rule. The length is that of RFC 5321.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MOST_CHARACTERS = 254;

export const rules: FieldRules = {
  check: (answer) =>
    ADDRESS.test(String(answer)) && String(answer).length <= MOST_CHARACTERS
      ? null
      : fault("Enter a complete e-mail address, with an @ and a dot."),
};
