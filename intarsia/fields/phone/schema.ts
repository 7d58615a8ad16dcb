import {
  defineFieldSchema,
  fieldSettings,
  prefillSettings,
  typingSettings,
} from "../../../web/kit/fields/fieldSettings";
import { select } from "../../../web/kit/schema/settings";

export const UI_STRINGS = [
  "Enter a phone number with its area code, such as +49 30 123456.",
  "Enter a phone number with ten digits, such as (555) 123-4567.",
] as const;
export type UiString = (typeof UI_STRINGS)[number];

export const schema = defineFieldSchema({
  type: "phone",
  label: "Phone",
  description: "A phone number",
  category: "basic",
  icon: "phone",
  version: 1,
  keywords: ["telephone", "mobile", "cell", "call", "tel"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Phone number", { isFinal: true }),
    ...prefillSettings,
    phone_format: select({
      label: "Format",
      default: "international",
      options: [
        ["international", "International"],
        ["us", "US and Canada"],
      ],
    }),
    placeholder: typingSettings.placeholder,
    default_value: typingSettings.default_value,
  },
});
