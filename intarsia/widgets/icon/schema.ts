import { ICON_OPTIONS } from "../../../web/kit/icons";
import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "icon",
  label: "Icon",
  description: "One drawn sign, alone or in a frame",
  category: "basic",
  icon: "star",
  version: 1,
  hydrate: "never",
  keywords: ["symbol", "sign", "glyph"],
  settings: {
    selected_icon: select({ label: "Icon", default: "star", options: ICON_OPTIONS, picker: "icons" }),
    view: select({
      label: "Look",
      default: "default",
      options: [
        ["default", "Alone"],
        ["stacked", "On a ground"],
        ["framed", "In a frame"],
      ],
    }),
    shape: select({
      label: "Shape",
      default: "circle",
      options: [
        ["circle", "Round"],
        ["square", "Square"],
      ],
      visible: { setting: "view", is: ["stacked", "framed"] },
    }),
    link: link({ label: "Link", default: { url: "" } }),
    label: text({
      label: "What it says",
      default: "",
      translatable: true,
      help: "For those who hear the page. Without it only a link says where it leads.",
    }),
    align: alignment("center"),
  },
  style: {
    icon_color: { label: "Icon", control: "colour", property: "color", part: ".icon__sign", group: "Icon" },
    ground_color: {
      label: "Ground",
      control: "colour",
      property: "background-color",
      part: ".icon__sign",
      group: "Icon",
    },
    frame_color: { label: "Frame", control: "colour", property: "border-color", part: ".icon__sign", group: "Icon" },
    icon_size: { label: "Size", control: "size", property: "font-size", part: ".icon__sign", group: "Icon" },
  },
});
