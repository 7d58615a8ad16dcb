import { choice, limitedChoiceSettings } from "../../../web/kit/fields/choices/choiceSettings";
import { layoutSetting } from "../../../web/kit/fields/choices/layout";
import { defineFieldSchema, fieldSettings, prefillSettings } from "../../../web/kit/fields/fieldSettings";
import { text, toggle } from "../../../web/kit/schema/settings";

export const UI_STRINGS = [
  "Other",
  "Your own answer",
  "Enter your own answer with at most {count} characters.",
] as const;
export type UiString = (typeof UI_STRINGS)[number];

export const schema = defineFieldSchema({
  type: "radio",
  label: "Single choice",
  description: "Radio buttons: one of a few options",
  category: "choice",
  icon: "circle-dot",
  version: 1,
  keywords: ["radio buttons", "options", "multiple choice", "poll", "select one"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Choose one"),
    ...prefillSettings,
    ...limitedChoiceSettings({ editor: "choice", default: [choice("First choice"), choice("Second choice")] }),
    has_other: toggle({ label: "“Other” choice", keywords: ["other"], default: "" }),
    other_label: text({
      label: "“Other” choice label",
      default: "",
      help: "“Other” if empty.",
      visible: { field: "has_other", operator: "is", value: "yes" },
      translatable: true,
    }),
    ...layoutSetting,
  },
});
