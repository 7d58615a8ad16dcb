import { severalChoices } from "../../../web/kit/fields/choices/choiceRules";
import { withOwnAnswer } from "../../../web/kit/fields/choices/ownAnswerRules";
import type { FieldRules } from "../../../web/kit/fields/defineField";

export const rules: FieldRules = withOwnAnswer(severalChoices);
