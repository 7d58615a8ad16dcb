import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import type { UiString } from "./schema";

// Text, at-sign, text, dot, text, with no spaces: the specification's rule. The length is that of RFC 5321.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MOST_CHARACTERS = 254;

export const rules: FieldRules = {
  inBrowser: ["has_confirmation"],
  check(answer, { has_confirmation }, inputs) {
    const address = String(answer);
    if (!ADDRESS.test(address) || address.length > MOST_CHARACTERS)
      return fault("Enter a complete e-mail address, with an @ and a dot.", { inputs: [""] });
    const isRepeated = inputs._2?.[0]?.trim().toLowerCase() === address.toLowerCase();
    if (!has_confirmation || isRepeated) return null;
    return fault<UiString>("Enter the same e-mail address twice.", { inputs: ["_2"] });
  },
};
