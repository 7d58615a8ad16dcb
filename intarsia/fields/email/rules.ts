import type { FieldRules } from "../../../web/kit/fields/defineField";
import { readText } from "../../../web/kit/fields/typedText";
import type { FieldUiString } from "../../../web/kit/fields/uiStrings";

// Text, at-sign, text, dot, text, with no spaces: the specification's rule. The length is that of RFC 5321.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MOST_CHARACTERS = 254;

export const rules: FieldRules = {
  read: readText,
  check: (answer) =>
    ADDRESS.test(String(answer)) && answer.length <= MOST_CHARACTERS
      ? null
      : ("Enter a complete e-mail address, with an @ and a dot." satisfies FieldUiString),
};
