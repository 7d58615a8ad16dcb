import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { readInputs } from "../../../web/rules/answers/readInputs";
import type { UiString } from "./schema";

// A host with a dot, or an IP address in brackets, and anything without spaces after it.
const URL = /^https?:\/\/(?:[^\s/?#@.:]+(?:\.[^\s/?#@.:]+)+\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const MOST_CHARACTERS = 2000;

export const rules: FieldRules = {
  inBrowser: [],
  /** Most people leave out the scheme. */
  read(inputs) {
    const text = readInputs(inputs);
    return typeof text === "string" && !/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? `https://${text}` : text;
  },
  check: (answer) =>
    URL.test(String(answer)) && String(answer).length <= MOST_CHARACTERS
      ? null
      : fault<UiString>("Enter a complete URL, such as https://example.org."),
};
