import { defineFieldSchema, ruleSettings } from "../../../web/kit/fields/fieldSettings";
import { list, select, slot } from "../../../web/kit/schema/settings";

export const schema = defineFieldSchema({
  type: "columns",
  label: "Columns",
  description: "Fields side by side, and below each other where they do not fit",
  category: "layout",
  icon: "columns-3",
  version: 1,
  keywords: ["row", "grid", "side by side", "layout", "two columns", "2 columns", "three columns", "3 columns"],
  settings: {
    columns: list({
      label: "Columns",
      item: "column",
      fields: { fields: slot({ label: "Fields" }) },
      default: [
        { _id: "1", fields: [] },
        { _id: "2", fields: [] },
      ],
    }),
    min_width: select({
      label: "Min column width",
      default: "medium",
      options: [
        ["narrow", "Narrow"],
        ["medium", "Medium"],
        ["wide", "Wide"],
      ],
      help: "Where columns would be narrower, they move below each other.",
    }),
    ...ruleSettings,
  },
});
