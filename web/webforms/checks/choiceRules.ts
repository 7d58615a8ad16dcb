/** The rules of types that visitors choose from, and of more typed texts, by type. */

export { rules as checkbox } from "../../../intarsia/fields/checkbox/rules";
export { rules as consent } from "../../../intarsia/fields/consent/rules";
export { rules as image_choice } from "../../../intarsia/fields/image_choice/rules";
export { rules as multi_select } from "../../../intarsia/fields/multi_select/rules";
export { rules as name } from "../../../intarsia/fields/name/rules";
export { rules as phone } from "../../../intarsia/fields/phone/rules";
export { rules as radio } from "../../../intarsia/fields/radio/rules";
export { rules as rating } from "../../../intarsia/fields/rating/rules";
export { rules as select } from "../../../intarsia/fields/select/rules";
export { rules as website } from "../../../intarsia/fields/website/rules";
export { readInputs as readAnswer } from "../../rules/answers/readInputs";
