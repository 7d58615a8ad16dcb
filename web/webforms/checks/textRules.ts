/** The rules of the types that a contact form has, by type. */

export { rules as email } from "../../../intarsia/fields/email/rules";
export { rules as text } from "../../../intarsia/fields/text/rules";
export { rules as textarea } from "../../../intarsia/fields/textarea/rules";
