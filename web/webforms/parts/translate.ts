import { hostOf } from "../../kit/enhance/hostOf";
import { type Translate, translationsOf, translator } from "../../kit/environment/uiStrings";
import type { FormScriptUiString } from "../uiStrings";

/** The UI strings of a form's script, in the language of its page. */
export const translate = (form: HTMLElement): Translate<FormScriptUiString> => translator(translationsOf(hostOf(form)));
