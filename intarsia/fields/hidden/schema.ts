import {
  defineFieldSchema,
  prefillSettings,
  ruleSettings,
  typingSettings,
} from "../../../web/kit/fields/fieldSettings";
import { text } from "../../../web/kit/schema/settings";

export const schema = defineFieldSchema({
  type: "hidden",
  label: "Hidden",
  description: "A value that visitors do not see",
  category: "advanced",
  icon: "eye-off",
  version: 1,
  keywords: ["invisible", "query parameter", "utm", "campaign", "source"],
  settings: {
    label: text({ label: "Label", default: "Hidden value", help: "In entries and e-mails." }),
    default_value: typingSettings.default_value,
    ...prefillSettings,
    ...ruleSettings,
  },
});
