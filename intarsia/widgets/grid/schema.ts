import { BOX_ALIGNMENTS } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { number, select, size, slot, toggle } from "../../../web/kit/schema/settings";

const UNITS = ["px", "em", "rem"] as const;
const isCounted = { field: "columns_by", operator: "is", value: "number" } as const;
const isFitted = { field: "columns_by", operator: "is", value: "width" } as const;

export const schema = defineSchema({
  type: "grid",
  label: "Grid",
  description: "A grid of columns and rows for other elements",
  category: "layout",
  icon: "grid",
  version: 1,
  hydrate: "never",
  keywords: [
    "columns",
    "rows",
    "cells",
    "cards",
    "layout",
    "bento",
    "gallery",
    "css grid",
    "two columns",
    "three columns",
    "four columns",
    "side by side",
  ],
  settings: {
    columns_by: select({
      label: "Columns",
      keywords: ["auto-fit", "repeat", "minmax"],
      default: "number",
      help: "An element can span several columns: see Advanced > Position.",
      options: [
        ["number", "Fixed"],
        ["width", "Auto-fit"],
      ],
    }),
    columns: number({
      label: "Number of columns",
      default: 3,
      min: 1,
      max: 12,
      responsive: { inherits: "larger", defaults: { tablet: 2, mobile: 1 } },
      property: "--grid-columns",
      // Another number of columns needs other widths.
      resetsStyle: "columns",
      visible: isCounted,
    }),
    column_width: size({
      label: "Min column width",
      keywords: ["minmax", "minimum"],
      default: { size: 240, unit: "px" },
      units: UNITS,
      min: 0,
      responsive: { inherits: "larger" },
      property: "--grid-column-width",
      visible: isFitted,
    }),
    keeps_columns: toggle({
      label: "Keep empty columns",
      keywords: ["auto-fill"],
      default: "",
      help: "If this is off, few elements share the full width.",
      visible: isFitted,
    }),
    column_gap: size({
      label: "Column gap",
      keywords: ["gutter", "spacing"],
      default: { size: 24, unit: "px" },
      units: UNITS,
      min: 0,
      responsive: { inherits: "larger" },
      property: "--grid-column-gap",
    }),
    row_gap: size({
      label: "Row gap",
      keywords: ["gutter", "spacing"],
      default: { size: 24, unit: "px" },
      units: UNITS,
      min: 0,
      responsive: { inherits: "larger" },
      property: "--grid-row-gap",
    }),
    flow: select({
      label: "Flow direction",
      keywords: ["dense packing", "auto flow", "masonry"],
      default: "row",
      options: [
        ["row", "Row"],
        ["row dense", "Row, dense"],
        ["column", "Column"],
      ],
      responsive: { inherits: "larger" },
      property: "--grid-flow",
      help: "Dense packing fills gaps, so the visual order can differ from the keyboard order. For columns, set the number of rows under Style.",
    }),
    equal_rows: toggle({ label: "Equal row height", keywords: ["auto rows"], default: "" }),
    html_tag: select({
      label: "HTML tag",
      default: "div",
      options: [
        ["div", "div"],
        ["section", "section"],
        ["article", "article"],
        ["aside", "aside"],
      ],
    }),
    content: slot({ label: "Elements" }),
  },
  style: {
    columns: {
      label: "Column widths",
      keywords: ["tracks", "fr", "unequal", "grid-template-columns"],
      control: "tracks",
      property: "--grid-widths",
      group: "Layout",
    },
    grid_rows: { label: "Rows", control: "tracks", property: "--grid-rows", group: "Layout" },
    align_items: {
      label: "Align items",
      control: "choice",
      property: "--grid-align",
      group: "Layout",
      options: BOX_ALIGNMENTS,
    },
    justify_items: {
      label: "Justify items",
      control: "choice",
      property: "--grid-justify",
      group: "Layout",
      options: BOX_ALIGNMENTS,
    },
  },
});
