// The `fields` that field types of other packages receive.

export { shownChoices, shownText } from "./answers/shownAnswer";
export { ChoiceList } from "./choices/ChoiceList";
export { FieldBox } from "./FieldBox";
export { FieldGroup } from "./FieldGroup";
export { fault } from "./fault";
