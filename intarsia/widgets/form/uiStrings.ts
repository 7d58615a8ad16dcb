import { FORM_SCRIPT_UI_STRINGS } from "../../../web/webforms/uiStrings";

export const UI_STRINGS = ["Correct these fields and send the form again.", ...FORM_SCRIPT_UI_STRINGS] as const;
export type UiString = (typeof UI_STRINGS)[number];
