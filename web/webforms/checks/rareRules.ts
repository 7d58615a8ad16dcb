/** The rules of types that few forms have, in a file of their own: they calculate, have long lists or a mask. */

export { rules as address } from "../../../intarsia/fields/address/rules";
export { rules as date } from "../../../intarsia/fields/date/rules";
export { rules as number } from "../../../intarsia/fields/number/rules";
export { rules as option } from "../../../intarsia/fields/option/rules";
export { rules as password } from "../../../intarsia/fields/password/rules";
export { rules as product } from "../../../intarsia/fields/product/rules";
export { rules as quantity } from "../../../intarsia/fields/quantity/rules";
export { rules as rich_text } from "../../../intarsia/fields/rich_text/rules";
export { rules as signature } from "../../../intarsia/fields/signature/rules";
export { rules as social_profile } from "../../../intarsia/fields/social_profile/rules";
export { rules as masked_text } from "../../../intarsia/fields/text/rules";
export { rules as time } from "../../../intarsia/fields/time/rules";
// The reader that these types need. Each file of rules has one.
export { readAnswer } from "../../rules/answers/readAnswer";
