import { severalChoices } from "../../../web/kit/fields/choices/choiceRules";
import type { FieldRules } from "../../../web/kit/fields/defineField";

export const rules: FieldRules = severalChoices;
