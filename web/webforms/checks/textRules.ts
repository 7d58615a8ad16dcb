/** The rules of the types that a contact form has, by type. */

import type { PostedInputs } from "../../rules/answers/readInputs";
import { readText } from "../../rules/answers/readText";

export { rules as email } from "../../../intarsia/fields/email/rules";
export { unmaskedRules as text } from "../../../intarsia/fields/text/unmaskedRules";
export { rules as textarea } from "../../../intarsia/fields/textarea/rules";

export const readAnswer = (inputs: PostedInputs) => readText(inputs);
