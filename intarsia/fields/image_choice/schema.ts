import { COUNT_UI_STRINGS } from "../../../web/kit/fields/choices/choiceRules";
import { choice, countSettings, imageChoiceSettings } from "../../../web/kit/fields/choices/choiceSettings";
import { defineFieldSchema, fieldSettings, prefillSettings } from "../../../web/kit/fields/fieldSettings";
import { toggle } from "../../../web/kit/schema/settings";

const IF_SEVERAL = { visible: { field: "is_multiple", operator: "is", value: "yes" } } as const;

export const schema = defineFieldSchema({
  type: "image_choice",
  label: "Image choice",
  description: "Large cards with images: one option or several",
  category: "choice",
  icon: "images",
  version: 1,
  keywords: ["picture choice", "photos", "cards", "options", "visual"],
  words: COUNT_UI_STRINGS,
  settings: {
    ...fieldSettings("Choose one"),
    ...prefillSettings,
    ...imageChoiceSettings({ editor: "choices", default: [choice("First choice"), choice("Second choice")] }),
    is_multiple: toggle({ label: "Several answers", keywords: ["multiple", "checkboxes"], default: "" }),
    min_choices: { ...countSettings.min_choices, ...IF_SEVERAL },
    max_choices: { ...countSettings.max_choices, ...IF_SEVERAL },
  },
});
