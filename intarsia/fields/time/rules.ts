import { rangeFault } from "../../../web/kit/fields/answers/rangeFault";
import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import type { UiString } from "./schema";
import { timeText } from "./timeText";

export const rules: FieldRules = {
  inBrowser: ["min", "max"],
  check(answer, settings, _inputs, language) {
    if (timeText(answer, language) === null) return fault<UiString>("Enter a time, such as 09:30.");
    return rangeFault(String(answer), settings, (iso) => timeText(iso, language));
  },
  textOf: (answer, _settings, language) => timeText(answer, language) ?? String(answer),
};
