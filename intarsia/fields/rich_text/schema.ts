import { defineFieldSchema, fieldSettings, typingSettings } from "../../../web/kit/fields/fieldSettings";
import { number } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineFieldSchema({
  type: "rich_text",
  label: "Rich text",
  description: "Text that visitors format: bold, italic, lists and links",
  category: "advanced",
  icon: "text",
  version: 1,
  keywords: ["formatting", "wysiwyg", "editor", "html", "bold", "list", "link", "long answer"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Your text"),
    placeholder: typingSettings.placeholder,
    max_length: typingSettings.max_length,
    rows: number({ label: "Rows", keywords: ["height"], default: 6, min: 2, max: 40, step: 1 }),
  },
});
