import { defineFieldSchema, ruleSettings } from "../../../web/kit/fields/fieldSettings";
import { slot, text } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineFieldSchema({
  type: "form_page",
  label: "Form page",
  description: "The fields between two page breaks",
  category: "layout",
  icon: "square-dashed",
  version: 1,
  isInternal: true,
  words: UI_STRINGS,
  settings: {
    label: text({ label: "Page title", default: "", translatable: true }),
    fields: slot({ label: "Fields" }),
    ...ruleSettings,
  },
});
