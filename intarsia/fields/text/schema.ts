import {
  defineFieldSchema,
  fieldSettings,
  prefillSettings,
  typingSettings,
} from "../../../web/kit/fields/fieldSettings";
import { select } from "../../../web/kit/schema/settings";

export const schema = defineFieldSchema({
  type: "text",
  label: "Text",
  description: "One line of text",
  category: "basic",
  icon: "text-cursor-input",
  version: 1,
  keywords: ["single line", "input", "short answer", "name"],
  settings: {
    ...fieldSettings("Your answer"),
    ...prefillSettings,
    ...typingSettings,
    autocomplete: select({
      label: "Autofill",
      keywords: ["autocomplete"],
      default: "",
      options: [
        ["", "None"],
        ["name", "Name"],
        ["given-name", "First name"],
        ["family-name", "Last name"],
        ["organization", "Organization"],
        ["tel", "Phone"],
        ["postal-code", "Postal code"],
      ],
      help: "Browsers offer what visitors entered before.",
      group: "Advanced",
    }),
  },
});
