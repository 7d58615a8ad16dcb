import {
  defineFieldSchema,
  fieldSettings,
  prefillSettings,
  typingSettings,
} from "../../../web/kit/fields/fieldSettings";

export const UI_STRINGS = ["Enter a complete URL, such as https://example.org."] as const;
export type UiString = (typeof UI_STRINGS)[number];

export const schema = defineFieldSchema({
  type: "website",
  label: "Website",
  description: "The URL of a page",
  category: "basic",
  icon: "globe",
  version: 1,
  keywords: ["url", "link", "homepage", "web address"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Website", { isFinal: true }),
    ...prefillSettings,
    placeholder: typingSettings.placeholder,
    default_value: typingSettings.default_value,
  },
});
