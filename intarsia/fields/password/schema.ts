import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { number, select, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineFieldSchema({
  type: "password",
  label: "Password",
  description: "A password with its strength. It is checked, but never stored",
  category: "advanced",
  icon: "key-round",
  version: 1,
  secret: true,
  keywords: ["login", "account", "strength", "secret"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Password", { isFinal: true }),
    has_confirmation: toggle({ label: "Confirmation", keywords: ["repeat", "twice"], default: "yes" }),
    min_length: number({ label: "Min length", default: 8, min: 1, max: 100, step: 1, help: "Characters." }),
    min_strength: select({
      label: "Min strength",
      keywords: ["weak", "security"],
      default: "",
      options: [
        ["", "Any"],
        ["good", "Good"],
        ["strong", "Strong"],
      ],
    }),
  },
});
