import { choice, limitedChoiceSettings, searchableSetting } from "../../../web/kit/fields/choices/choiceSettings";
import { defineFieldSchema, fieldSettings, prefillSettings } from "../../../web/kit/fields/fieldSettings";
import { text } from "../../../web/kit/schema/settings";

export const UI_STRINGS = ["Choose …"] as const;
export type UiString = (typeof UI_STRINGS)[number];

export const schema = defineFieldSchema({
  type: "select",
  label: "Drop-down",
  description: "A list that opens, to choose one of many options",
  category: "choice",
  icon: "square-chevron-down",
  version: 1,
  keywords: ["select", "dropdown", "list", "options", "combobox"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Choose one"),
    ...prefillSettings,
    ...limitedChoiceSettings({ editor: "choice", default: [choice("First choice"), choice("Second choice")] }),
    ...searchableSetting,
    placeholder: text({ label: "Placeholder", default: "", help: "If empty, “Choose …”.", translatable: true }),
  },
});
