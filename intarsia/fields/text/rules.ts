import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { readText } from "../../../web/rules/answers/readText";
import { applyMask } from "../../../web/rules/masks/applyMask";
import { fitsMask, isMask, maskedAnswer } from "../../../web/rules/masks/maskedAnswer";
import type { UiString } from "./schema";
import { unmaskedRules } from "./unmaskedRules";

export const rules: FieldRules = {
  inBrowser: ["max_length", "input_mask"],
  read(inputs, { input_mask: mask }) {
    const typed = readText(inputs);
    return isMask(mask) && typeof typed === "string" ? maskedAnswer(mask, typed) : typed;
  },
  check(answer, settings) {
    const { input_mask: mask } = settings;
    if (!isMask(mask)) return unmaskedRules.check(answer, settings);
    const values = { mask: applyMask(mask, "").shown };
    return fitsMask(mask, String(answer)) ? null : fault<UiString>("Fill in the whole answer: {mask}", { values });
  },
};
