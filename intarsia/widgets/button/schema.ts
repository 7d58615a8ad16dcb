import { ICON_OPTIONS } from "../../../web/kit/icons";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text } from "../../../web/kit/schema/settings";

const PART = ".button__link";

export const schema = defineSchema({
  type: "button",
  label: "Button",
  description: "A link that asks to be followed",
  category: "basic",
  icon: "mouse-pointer-click",
  version: 1,
  hydrate: "never",
  keywords: ["link", "call to action", "cta"],
  settings: {
    text: text({ label: "Text", default: "See what we make", translatable: true, inline: true }),
    link: link({ label: "Link", default: { url: "#" } }),
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
      label: "Kind",
      default: "primary",
      options: [
        ["primary", "Filled"],
        ["secondary", "Outlined"],
        ["ghost", "Text only"],
      ],
    }),
    icon: select({ label: "Icon", default: "", options: [["", "None"], ...ICON_OPTIONS], picker: "icons" }),
    icon_align: select({
      label: "Icon stands",
      default: "end",
      options: [
        ["start", "Before the text"],
        ["end", "After the text"],
      ],
      visible: { setting: "icon", isNot: [""] },
    }),
    align: select({
      label: "Place",
      default: "start",
      options: [
        ["start", "Start"],
        ["center", "Centre"],
        ["end", "End"],
        ["stretch", "Full width"],
      ],
      responsive: { inherits: "larger" },
      property: "--align",
    }),
  },
  style: {
    background_color: { label: "Colour", control: "colour", property: "background-color", part: PART, group: "Button" },
    button_text_color: { label: "Text colour", control: "colour", property: "color", part: PART, group: "Button" },
    border_color: { label: "Border colour", control: "colour", property: "border-color", part: PART, group: "Button" },
    // The widget spans its container; what owners call the button is the link in it.
    background: { label: "Background", control: "fill", property: "background", part: PART, group: "Background" },
    border: { label: "Border", control: "border", property: "border", part: PART, group: "Border" },
    border_radius: { label: "Corners", control: "sizes", property: "border-radius", part: PART, group: "Border" },
    box_shadow: { label: "Shadow", control: "shadow", property: "box-shadow", part: PART, group: "Border" },
    padding: { label: "Padding", control: "sizes", property: "padding", part: PART, group: "Spacing" },
  },
});
