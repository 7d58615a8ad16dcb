import type { FieldRules } from "../../../web/kit/fields/defineField";
import { checkLength } from "../../../web/kit/fields/typedText";

export const rules: FieldRules = { inBrowser: ["max_length"], check: checkLength };
