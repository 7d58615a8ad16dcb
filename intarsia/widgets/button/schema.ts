import { ICON_OPTIONS } from "../../../web/kit/parts/icons/icons";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text } from "../../../web/kit/schema/settings";

const PART = ".button__link";

export const schema = defineSchema({
  type: "button",
  label: "Button",
  description: "A link that looks like a button",
  category: "basic",
  icon: "mouse-pointer-click",
  version: 1,
  hydrate: "never",
  keywords: ["link", "call to action", "cta", "action", "download"],
  settings: {
    text: text({ label: "Text", default: "Button", translatable: true, inline: true }),
    link: link({ label: "Link", keywords: ["url", "href"], default: { url: "#" } }),
    size: select({
      label: "Size",
      default: "md",
      options: [
        ["xs", "Extra small"],
        ["sm", "Small"],
        ["md", "Medium"],
        ["lg", "Large"],
        ["xl", "Extra large"],
      ],
    }),
    variant: select({
      label: "Style",
      keywords: ["type", "outline", "ghost", "kind"],
      default: "primary",
      options: [
        ["primary", "Filled"],
        ["secondary", "Outlined"],
        ["ghost", "Text only"],
      ],
    }),
    icon: select({ label: "Icon", default: "", options: [["", "None"], ...ICON_OPTIONS], picker: "icons" }),
    icon_align: select({
      label: "Icon position",
      default: "end",
      options: [
        ["start", "Before the text"],
        ["end", "After the text"],
      ],
      visible: { field: "icon", operator: "isnot", value: "" },
    }),
    align: select({
      label: "Alignment",
      keywords: ["position", "justify", "full width"],
      default: "start",
      options: [
        ["start", "Start"],
        ["center", "Center"],
        ["end", "End"],
        ["stretch", "Full width"],
      ],
      responsive: { inherits: "larger" },
      property: "--align",
    }),
  },
  style: {
    background_color: {
      label: "Background color",
      control: "color",
      property: "background-color",
      part: PART,
      group: "Button",
    },
    button_text_color: { label: "Text color", control: "color", property: "color", part: PART, group: "Button" },
    border_color: { label: "Border color", control: "color", property: "border-color", part: PART, group: "Button" },
    // The element spans its container; the visible button is the link inside it.
    background: { label: "Background", control: "fill", property: "background", part: PART, group: "Background" },
    border: { label: "Border", control: "border", property: "border", part: PART, group: "Border" },
    border_radius: { label: "Corners", control: "sizes", property: "border-radius", part: PART, group: "Border" },
    box_shadow: { label: "Shadow", control: "shadow", property: "box-shadow", part: PART, group: "Border" },
    padding: { label: "Padding", control: "sizes", property: "padding", part: PART, group: "Spacing" },
  },
});
