import { COUNT_UI_STRINGS } from "../../../web/kit/fields/choices/choiceRules";
import {
  choice,
  countSettings,
  limitedChoiceSettings,
  ownAnswerSettings,
} from "../../../web/kit/fields/choices/choiceSettings";
import { layoutSetting } from "../../../web/kit/fields/choices/layout";
import { OWN_ANSWER_UI_STRINGS } from "../../../web/kit/fields/choices/ownAnswerRules";
import { defineFieldSchema, fieldSettings, prefillSettings } from "../../../web/kit/fields/fieldSettings";

export const schema = defineFieldSchema({
  type: "checkbox",
  label: "Multiple choice",
  description: "Checkboxes: any number of options",
  category: "choice",
  icon: "square-check",
  version: 1,
  keywords: ["checkboxes", "tick", "options", "several", "select all that apply", "check boxes"],
  words: [...COUNT_UI_STRINGS, ...OWN_ANSWER_UI_STRINGS],
  settings: {
    ...fieldSettings("Choose what applies"),
    ...prefillSettings,
    ...limitedChoiceSettings({ editor: "choices", default: [choice("First choice"), choice("Second choice")] }),
    ...ownAnswerSettings,
    ...countSettings,
    ...layoutSetting,
  },
});
