import { defineFieldSchema, fieldSettings } from "../../../web/kit/fields/fieldSettings";
import { list, number, text } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineFieldSchema({
  type: "list",
  label: "List",
  description: "Rows that visitors add, with one column or several",
  category: "advanced",
  icon: "list-plus",
  version: 1,
  keywords: ["rows", "table", "repeat", "items", "participants"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("List"),
    columns: list({
      label: "Columns",
      item: "column",
      titleField: "label",
      default: [{ _id: "a", label: "Name" }],
      fields: { label: text({ label: "Label", default: "Column", translatable: true }) },
    }),
    rows: number({
      label: "Rows at start",
      default: 3,
      min: 1,
      max: 50,
      step: 1,
    }),
    max_rows: number({
      label: "Max rows",
      keywords: ["limit", "maximum"],
      default: 0,
      min: 0,
      max: 200,
      step: 1,
      help: "0 means up to 200 rows.",
    }),
  },
});
