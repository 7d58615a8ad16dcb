import { COUNT_UI_STRINGS } from "../../../web/kit/fields/choices/choiceRules";
import {
  choice,
  countSettings,
  limitedChoiceSettings,
  searchableSetting,
} from "../../../web/kit/fields/choices/choiceSettings";
import { defineFieldSchema, fieldSettings, prefillSettings } from "../../../web/kit/fields/fieldSettings";

export const schema = defineFieldSchema({
  type: "multi_select",
  label: "Multi-select",
  description: "A list box in which visitors choose several options",
  category: "choice",
  icon: "list-checks",
  version: 1,
  keywords: ["multiple", "list", "tags", "options", "several"],
  words: COUNT_UI_STRINGS,
  settings: {
    ...fieldSettings("Choose what applies"),
    ...prefillSettings,
    ...limitedChoiceSettings({ editor: "choices", default: [choice("First choice"), choice("Second choice")] }),
    ...searchableSetting,
    ...countSettings,
  },
});
