import type { FieldRules } from "../../../web/kit/fields/defineField";
import { checkLength } from "../../../web/kit/fields/typedText";

/** Few forms have masks, so the script of the others does not contain them. */
export const unmaskedRules = { check: checkLength } satisfies FieldRules;
