import { defineSchema } from "../../../web/kit/schema/schema";
import { select, text, textarea, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "table",
  label: "Table",
  description: "Rows and columns of plain text",
  category: "content",
  icon: "table",
  version: 1,
  hydrate: "never",
  keywords: ["rows", "columns", "spreadsheet", "prices", "times"],
  settings: {
    content: textarea({
      label: "Cells",
      default: "Course | Begins | Lasts\nFirst cuts | 4 March | 2 days\nA small rosette | 18 March | 5 days",
      translatable: true,
      help: "A line for each row, with | between cells. Cells copied from a spreadsheet can be pasted as they are.",
    }),
    caption: text({ label: "Caption", default: "", translatable: true }),
    has_header_row: toggle({ label: "First row names the columns", default: "yes" }),
    has_header_column: toggle({ label: "First cell names its row", default: "" }),
    rows: select({
      label: "Rows",
      default: "ruled",
      options: [
        ["ruled", "With lines between them"],
        ["striped", "In two shades"],
        ["plain", "Plain"],
      ],
    }),
  },
  style: {
    head_background: {
      label: "Behind the names",
      control: "colour",
      property: "background-color",
      part: "thead th",
      group: "Table",
    },
    head_color: { label: "Names", control: "colour", property: "color", part: "th", group: "Table" },
    line_color: { label: "Lines", control: "colour", property: "--line", group: "Table" },
    cell_padding: {
      label: "Around the cells",
      control: "sizes",
      property: "padding",
      part: ":is(th, td)",
      group: "Table",
    },
  },
});
