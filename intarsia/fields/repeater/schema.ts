import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { number, slot, text } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

/** Files, passwords, captchas and what belongs to the whole form cannot be repeated. */
export const REPEATABLE = [
  ...["text", "textarea", "email", "phone", "number", "date", "time", "name", "address", "website"],
  ...["radio", "checkbox", "select", "multi_select", "image_choice", "rating", "consent", "likert"],
  ...["html", "product", "option", "quantity", "section", "columns", "list", "repeater", "social_profile"],
  ...["calculation", "hidden", "rich_text", "signature"],
];

export const schema = defineFieldSchema({
  type: "repeater",
  label: "Repeater",
  description: "A group of fields that visitors can add again",
  category: "advanced",
  icon: "copy-plus",
  version: 1,
  keywords: ["repeat", "group", "add another", "participants", "guests", "rows", "nested", "items"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Items"),
    fields: slot({ label: "Fields", allow: REPEATABLE, shows: "items" }),
    item_label: text({
      label: "Item label",
      default: "",
      placeholder: "Participant",
      help: "A number is added: “Participant 1”. If empty, “Item”.",
      translatable: true,
    }),
    add_label: text({
      label: "Button text",
      default: "",
      placeholder: "Add participant",
      help: "If empty, “Add item”.",
      translatable: true,
    }),
    items: number({ label: "Items at start", default: 1, min: 1, max: 20, step: 1 }),
    max_items: number({
      label: "Max items",
      keywords: ["limit", "maximum"],
      default: 0,
      min: 0,
      max: 100,
      step: 1,
      help: "0 means up to 100 items.",
    }),
  },
});
