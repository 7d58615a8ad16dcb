import { defineFieldSchema, fieldSettings, typingSettings } from "../../../web/kit/fields/fieldSettings";

export const schema = defineFieldSchema({
  type: "email",
  label: "E-mail",
  description: "An e-mail address",
  category: "basic",
  icon: "mail",
  version: 1,
  keywords: ["mail", "address", "contact"],
  settings: {
    ...fieldSettings("E-mail address"),
    placeholder: typingSettings.placeholder,
    default_value: typingSettings.default_value,
  },
});
