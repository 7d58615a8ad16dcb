import { defineSchema } from "../../../web/kit/schema/schema";
import { select, slot } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "container",
  label: "Container",
  description: "Holds other elements in a row, a column or a grid",
  category: "layout",
  icon: "square-dashed",
  version: 1,
  hydrate: "never",
  spansPage: true,
  // New containers are boxed, so that text does not touch the edge of the window. Full width is a choice.
  initially: { content_width: "boxed" },
  keywords: ["section", "row", "column", "flex", "grid", "box", "group"],
  settings: {
    layout: select({
      label: "Layout",
      default: "flex",
      options: [
        ["flex", "Flexbox"],
        ["grid", "Grid"],
        ["masonry", "Masonry"],
      ],
    }),
    content_width: select({
      label: "Content width",
      keywords: ["boxed", "full width", "max width"],
      default: "full",
      options: [
        ["boxed", "Boxed"],
        ["full", "Full width"],
      ],
    }),
    html_tag: select({
      label: "HTML tag",
      keywords: ["semantic", "element", "tag"],
      default: "div",
      options: [
        ["div", "div"],
        ["section", "section"],
        ["header", "header"],
        ["footer", "footer"],
        ["article", "article"],
        ["aside", "aside"],
      ],
    }),
    content: slot({ label: "Elements" }),
  },
  style: {
    flex_direction: {
      label: "Direction",
      keywords: ["row", "column", "flex-direction"],
      control: "choice",
      property: "--direction",
      group: "Layout",
      options: [
        ["column", "Column"],
        ["row", "Row"],
        ["column-reverse", "Column, reversed"],
        ["row-reverse", "Row, reversed"],
      ],
    },
    flex_wrap: {
      label: "Wrap",
      keywords: ["flex-wrap"],
      control: "choice",
      property: "--wrap",
      group: "Layout",
      options: [
        ["nowrap", "One line"],
        ["wrap", "Wrap"],
      ],
    },
    justify_content: {
      label: "Justify content",
      keywords: ["main axis", "space between"],
      control: "choice",
      property: "--justify",
      group: "Layout",
      options: [
        ["start", "Start"],
        ["center", "Center"],
        ["end", "End"],
        ["space-between", "Space between"],
        ["space-around", "Space around"],
      ],
    },
    align_items: {
      label: "Align items",
      keywords: ["cross axis", "vertical alignment"],
      control: "choice",
      property: "--align",
      group: "Layout",
      options: [
        ["start", "Start"],
        ["center", "Center"],
        ["end", "End"],
        ["stretch", "Stretch"],
      ],
    },
    gap: {
      label: "Gap",
      keywords: ["gutter", "spacing between", "column gap", "row gap"],
      control: "gaps",
      property: "--gap",
      group: "Layout",
    },
    columns: { label: "Columns", control: "tracks", property: "--columns", group: "Layout" },
    boxed_width: { label: "Content width", control: "size", property: "--boxed-width", group: "Size" },
  },
});
