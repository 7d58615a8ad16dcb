/** The rules of types with a typed text, by type: all that a contact form has. */

export { rules as email } from "../../../intarsia/fields/email/rules";
export { rules as phone } from "../../../intarsia/fields/phone/rules";
export { rules as text } from "../../../intarsia/fields/text/rules";
export { rules as textarea } from "../../../intarsia/fields/textarea/rules";
export { rules as website } from "../../../intarsia/fields/website/rules";
