import {
  defineFieldSchema,
  fieldSettings,
  prefillSettings,
  typingSettings,
} from "../../../web/kit/fields/fieldSettings";
import { select, text } from "../../../web/kit/schema/settings";

export const UI_STRINGS = ["Fill in the whole answer: {mask}"] as const;
export type UiString = (typeof UI_STRINGS)[number];

export const schema = defineFieldSchema({
  type: "text",
  label: "Text",
  description: "One line of text",
  category: "basic",
  icon: "text-cursor-input",
  version: 1,
  keywords: ["single line", "input", "short answer", "name", "input mask", "mask", "postal code", "license plate"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Your answer"),
    ...prefillSettings,
    ...typingSettings,
    // An answer in a mask is as long as the mask.
    max_length: { ...typingSettings.max_length, visible: { field: "input_mask", operator: "is", value: "" } },
    input_mask: text({
      label: "Input mask",
      keywords: ["pattern", "format", "postal code", "license plate"],
      default: "",
      placeholder: "99/99/9999",
      help: "9 is a digit, a is a letter, * is a letter or a digit. All other characters are fixed. The mask decides the length.",
    }),
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
      group: "Prefill",
    }),
  },
});
