import {
  defineFieldSchema,
  fieldSettings,
  prefillSettings,
  typingSettings,
} from "../../../web/kit/fields/fieldSettings";
import { toggle } from "../../../web/kit/schema/settings";

export const UI_STRINGS = ["Enter the e-mail address again", "Enter the same e-mail address twice."] as const;
export type UiString = (typeof UI_STRINGS)[number];

export const schema = defineFieldSchema({
  type: "email",
  label: "E-mail",
  description: "An e-mail address",
  category: "basic",
  icon: "mail",
  version: 1,
  keywords: ["mail", "address", "contact"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("E-mail address", { isFinal: true }),
    ...prefillSettings,
    has_confirmation: toggle({ label: "Enter twice", keywords: ["confirm", "repeat"], default: "" }),
    placeholder: typingSettings.placeholder,
    default_value: typingSettings.default_value,
  },
});
