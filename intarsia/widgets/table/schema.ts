import { defineSchema } from "../../../web/kit/schema/schema";
import { select, text, textarea, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "table",
  label: "Table",
  description: "Rows and columns of text",
  category: "content",
  icon: "table",
  version: 1,
  hydrate: "never",
  keywords: [
    "rows",
    "columns",
    "cells",
    "spreadsheet",
    "prices",
    "price list",
    "times",
    "data",
    "opening hours",
    "timetable",
    "schedule",
  ],
  words: ["Table"],
  settings: {
    content: textarea({
      bindable: false,
      label: "Cells",
      default: "Column one | Column two | Column three\nRow one | Text | Text\nRow two | Text | Text",
      translatable: true,
      inline: true,
      editor: "cells",
      help: "You can paste cells from a spreadsheet or a CSV file.",
    }),
    caption: text({ label: "Caption", default: "", translatable: true, inline: true }),
    has_header_row: toggle({ label: "Header row", keywords: ["column names", "thead"], default: "yes" }),
    has_header_column: toggle({ label: "Header column", keywords: ["row names"], default: "" }),
    rows: select({
      label: "Row style",
      keywords: ["zebra", "striped"],
      default: "ruled",
      options: [
        ["ruled", "Lines"],
        ["striped", "Striped"],
        ["plain", "Plain"],
      ],
    }),
  },
  style: {
    head_background: {
      label: "Header background",
      control: "color",
      property: "background-color",
      part: "thead th",
      group: "Table",
    },
    head_color: { label: "Header text color", control: "color", property: "color", part: "th", group: "Table" },
    line_color: { label: "Border color", control: "color", property: "--line", group: "Table" },
    cell_padding: {
      label: "Cell padding",
      control: "sizes",
      property: "padding",
      part: ":is(th, td)",
      group: "Table",
    },
  },
});
