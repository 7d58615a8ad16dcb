import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import type { UiString } from "./uiStrings";

/** The answer is the names of the files. The server checks the files themselves when they arrive. */
export const rules: FieldRules = {
  check: (answer, { max_files }) =>
    (answer as readonly string[]).length > Number(max_files)
      ? fault<UiString>("Files allowed: {number}. Remove some.", { values: { number: Number(max_files) } })
      : null,
  model: () => ({ reads: { as: "choices", repeats: true } }),
};
