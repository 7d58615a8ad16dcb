import { ICON_OPTIONS } from "../../../web/kit/parts/icons/icons";
import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "icon",
  label: "Icon",
  description: "A single icon, plain or framed",
  category: "basic",
  icon: "shapes",
  version: 2,
  hydrate: "never",
  keywords: ["symbol", "sign", "glyph", "svg"],
  initially: { align: "start" },
  settings: {
    selected_icon: select({ label: "Icon", default: "star", options: ICON_OPTIONS, picker: "icons" }),
    view: select({
      label: "Style",
      keywords: ["stacked", "framed", "view"],
      default: "default",
      options: [
        ["default", "Default"],
        ["stacked", "Filled"],
        ["framed", "Framed"],
      ],
    }),
    shape: select({
      label: "Shape",
      default: "circle",
      options: [
        ["circle", "Circle"],
        ["square", "Square"],
      ],
      visible: { field: "view", operator: "in", value: ["stacked", "framed"] },
    }),
    link: link({ label: "Link", default: { url: "" } }),
    label: text({
      label: "Accessible name",
      keywords: ["aria-label", "alt text"],
      default: "",
      translatable: true,
      help: "Screen readers announce this name. Without it, only a linked icon is announced.",
    }),
    align: alignment("center"),
  },
  style: {
    icon_color: { label: "Icon color", control: "color", property: "color", part: ".icon__box", group: "Icon" },
    background_color: {
      label: "Background",
      control: "color",
      property: "background-color",
      part: ".icon__box",
      group: "Icon",
    },
    border_color: {
      label: "Border color",
      control: "color",
      property: "border-color",
      part: ".icon__box",
      group: "Icon",
    },
    icon_size: { label: "Size", control: "size", property: "font-size", part: ".icon__box", group: "Icon" },
  },
});
