import { choice, limitedChoiceSettings, ownAnswerSettings } from "../../../web/kit/fields/choices/choiceSettings";
import { layoutSetting } from "../../../web/kit/fields/choices/layout";
import { OWN_ANSWER_UI_STRINGS } from "../../../web/kit/fields/choices/ownAnswerRules";
import { defineFieldSchema, fieldSettings, prefillSettings } from "../../../web/kit/fields/fieldSettings";

export const schema = defineFieldSchema({
  type: "radio",
  label: "Single choice",
  description: "Radio buttons: one of a few options",
  category: "choice",
  icon: "circle-dot",
  version: 1,
  keywords: ["radio buttons", "options", "multiple choice", "poll", "select one"],
  words: OWN_ANSWER_UI_STRINGS,
  settings: {
    ...fieldSettings("Choose one"),
    ...prefillSettings,
    ...limitedChoiceSettings({ editor: "choice", default: [choice("First choice"), choice("Second choice")] }),
    ...ownAnswerSettings,
    ...layoutSetting,
  },
});
