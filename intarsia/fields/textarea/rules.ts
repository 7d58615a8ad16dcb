import type { FieldRules } from "../../../web/kit/fields/defineField";
import { checkLength, readText } from "../../../web/kit/fields/typedText";

export const rules: FieldRules = { read: readText, check: checkLength };
