import { BOX_ALIGNMENTS } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { number, select, size, slot, toggle } from "../../../web/kit/schema/settings";

const UNITS = ["px", "em", "rem"] as const;
const isCounted = { setting: "columns_by", is: ["number"] };
const isFitted = { setting: "columns_by", is: ["width"] };

export const schema = defineSchema({
  type: "grid",
  label: "Grid",
  description: "Holds other elements in columns and rows",
  category: "layout",
  icon: "grid",
  version: 1,
  hydrate: "never",
  keywords: ["columns", "rows", "cells", "cards", "layout", "bento"],
  settings: {
    columns_by: select({
      label: "Columns",
      default: "number",
      help: "An element takes several of them by Advanced, Position.",
      options: [
        ["number", "As many as you say"],
        ["width", "As many as fit"],
      ],
    }),
    columns: number({
      label: "Number of columns",
      default: 3,
      min: 1,
      max: 12,
      responsive: { inherits: "larger", defaults: { tablet: 2, mobile: 1 } },
      property: "--grid-columns",
      visible: isCounted,
    }),
    column_width: size({
      label: "At least as wide as",
      default: { size: 240, unit: "px" },
      units: UNITS,
      min: 0,
      responsive: { inherits: "larger" },
      property: "--grid-column-width",
      visible: isFitted,
    }),
    keeps_columns: toggle({
      label: "Keeps empty columns",
      default: "",
      help: "Or few elements share the whole width.",
      visible: isFitted,
    }),
    column_gap: size({
      label: "Between columns",
      default: { size: 24, unit: "px" },
      units: UNITS,
      min: 0,
      responsive: { inherits: "larger" },
      property: "--grid-column-gap",
    }),
    row_gap: size({
      label: "Between rows",
      default: { size: 24, unit: "px" },
      units: UNITS,
      min: 0,
      responsive: { inherits: "larger" },
      property: "--grid-row-gap",
    }),
    flow: select({
      label: "Elements follow",
      default: "row",
      options: [
        ["row", "In rows"],
        ["row dense", "In rows, and fill holes"],
        ["column", "In columns"],
      ],
      responsive: { inherits: "larger" },
      property: "--grid-flow",
      help: "Filling holes changes what stands beside what: the keyboard keeps the order of the list. For columns, say how many rows there are under Style.",
    }),
    equal_rows: toggle({ label: "Rows of one height", default: "" }),
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
    grid_rows: { label: "Rows", control: "tracks", property: "--grid-rows", group: "Layout" },
    align_items: {
      label: "Align",
      control: "choice",
      property: "--grid-align",
      group: "Layout",
      options: BOX_ALIGNMENTS,
    },
    justify_items: {
      label: "Justify",
      control: "choice",
      property: "--grid-justify",
      group: "Layout",
      options: BOX_ALIGNMENTS,
    },
  },
});
