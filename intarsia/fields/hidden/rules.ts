import type { FieldRules } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";

const MOST_CHARACTERS = 2000;

export const rules: FieldRules = {
  check: (answer) => (String(answer).length > MOST_CHARACTERS ? fault("This answer is too long. Shorten it.") : null),
};
