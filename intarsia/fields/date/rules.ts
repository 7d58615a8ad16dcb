import { rangeFault } from "../../../web/kit/fields/answers/rangeFault";
import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import { readText } from "../../../web/rules/answers/readText";
import { dateText } from "./dateText";
import { exampleDate } from "./exampleDate";
import type { UiString } from "./schema";
import { typedDate } from "./typedDate";

export const rules: FieldRules = {
  inBrowser: ["min", "max", "order"],
  read(inputs, { order }) {
    const typed = readText(inputs);
    return typeof typed === "string" ? typedDate(typed, order !== "day") : typed;
  },
  check(answer, settings, _inputs, language) {
    if (dateText(answer, language) === null) {
      const values = { date: exampleDate(language, settings.order !== "day") };
      return fault<UiString>("Enter a date, such as {date}.", { values });
    }
    return rangeFault(String(answer), settings, (iso) => dateText(iso, language));
  },
  textOf: (answer, _settings, language) => dateText(answer, language) ?? String(answer),
};
