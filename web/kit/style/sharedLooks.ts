import type { StyleField } from "./fields";
import { MOTION_STYLE } from "./motion";

const ALIGN = [
  ["start", "Start"],
  ["center", "Centre"],
  ["end", "End"],
  ["stretch", "Stretch"],
] as const;

/** Looks that every element has. Names are the keys of `$style`; groups are the panel's sections. */
export const SHARED_LOOKS = {
  color: { label: "Text colour", control: "colour", property: "color", group: "Typography" },
  font_family: { label: "Font", control: "family", property: "font-family", group: "Typography" },
  font_size: { label: "Size", control: "size", property: "font-size", group: "Typography" },
  font_weight: {
    label: "Weight",
    control: "choice",
    property: "font-weight",
    group: "Typography",
    options: [
      ["300", "Light"],
      ["400", "Regular"],
      ["500", "Medium"],
      ["600", "Semibold"],
      ["700", "Bold"],
      ["800", "Heavy"],
    ],
  },
  font_style: {
    label: "Slant",
    control: "choice",
    property: "font-style",
    group: "Typography",
    options: [
      ["normal", "Upright"],
      ["italic", "Italic"],
    ],
  },
  text_decoration: {
    label: "Line",
    control: "choice",
    property: "text-decoration",
    group: "Typography",
    options: [
      ["none", "None"],
      ["underline", "Underlined"],
      ["line-through", "Crossed out"],
    ],
  },
  line_height: { label: "Line height", control: "number", property: "line-height", group: "Typography" },
  letter_spacing: { label: "Letter spacing", control: "size", property: "letter-spacing", group: "Typography" },
  text_align: {
    label: "Alignment",
    control: "choice",
    property: "text-align",
    group: "Typography",
    options: [
      ["start", "Start"],
      ["center", "Centre"],
      ["end", "End"],
      ["justify", "Justify"],
    ],
  },
  text_transform: {
    label: "Case",
    control: "choice",
    property: "text-transform",
    group: "Typography",
    options: [
      ["none", "As typed"],
      ["uppercase", "Upper case"],
      ["capitalize", "Capitalised"],
    ],
  },
  text_shadow: { label: "Text shadow", control: "text_shadow", property: "text-shadow", group: "Typography" },
  background: { label: "Background", control: "fill", property: "background", group: "Background" },
  border: { label: "Border", control: "border", property: "border", group: "Border" },
  border_radius: { label: "Corners", control: "sizes", property: "border-radius", group: "Border" },
  box_shadow: { label: "Shadow", control: "shadow", property: "box-shadow", group: "Border" },
  margin: { label: "Margin", control: "sizes", property: "margin", group: "Spacing" },
  padding: { label: "Padding", control: "sizes", property: "padding", group: "Spacing" },
  width: { label: "Width", control: "size", property: "width", group: "Size" },
  max_width: { label: "Maximum width", control: "size", property: "max-width", group: "Size" },
  min_height: { label: "Minimum height", control: "size", property: "min-height", group: "Size" },
  flex_grow: { label: "Grow", control: "number", property: "flex-grow", group: "Position" },
  align_self: { label: "Align self", control: "choice", property: "align-self", options: ALIGN, group: "Position" },
  column_span: { label: "Columns of a grid", control: "number", property: "--column-span", group: "Position" },
  row_span: { label: "Rows of a grid", control: "number", property: "--row-span", group: "Position" },
  order: { label: "Order", control: "number", property: "order", group: "Position" },
  z_index: { label: "Layer", control: "number", property: "z-index", group: "Position" },
  opacity: { label: "Opacity", control: "number", property: "opacity", group: "Effects" },
  entrance: {
    label: "Movement",
    control: "entrance",
    property: "--enter",
    group: "Entrance",
    behaviour: "entrance",
    options: [
      ["none", "None"],
      ["enter-fade", "Fades in"],
      ["enter-up", "From below"],
      ["enter-down", "From above"],
      ["enter-left", "From the left"],
      ["enter-right", "From the right"],
      ["enter-grow", "Grows"],
    ],
  },
  entrance_time: { label: "Duration", control: "time", property: "--enter-time", group: "Entrance" },
  entrance_delay: { label: "Delay", control: "time", property: "--enter-delay", group: "Entrance" },
  ...MOTION_STYLE,
  display: {
    label: "Show on this device",
    control: "choice",
    property: "display",
    group: "Visibility",
    options: [
      ["revert-layer", "Shown"],
      ["none", "Hidden"],
    ],
  },
} as const satisfies Record<string, StyleField>;

export const STATES = ["hover", "focus"] as const;
export type State = (typeof STATES)[number];
