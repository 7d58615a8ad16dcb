import { defineFieldSchema, ruleSettings, typingSettings } from "../../../web/kit/fields/fieldSettings";
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
    parameter: text({
      label: "Query parameter",
      keywords: ["prefill", "url"],
      default: "",
      placeholder: "utm_source",
      help: "If the page's URL has this parameter, its value replaces the default one.",
    }),
    ...ruleSettings,
  },
});
