import { ICON_OPTIONS } from "../../../web/kit/icons";
import { alignment, TITLE_TAGS } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text, textarea } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "icon_box",
  label: "Icon box",
  description: "An icon, a title and a sentence or two",
  category: "content",
  icon: "badge-info",
  version: 1,
  hydrate: "never",
  keywords: ["feature", "service", "benefit"],
  settings: {
    icon: select({ label: "Icon", default: "layers", options: [["", "None"], ...ICON_OPTIONS], picker: "icons" }),
    title_text: text({ label: "Title", default: "Made piece by piece", translatable: true }),
    description_text: textarea({
      label: "Text",
      default: "Name one thing that visitors gain, and say in a sentence or two how they gain it.",
      translatable: true,
    }),
    title_size: select({ label: "Title is a", default: "h3", options: TITLE_TAGS }),
    link: link({ label: "Link", default: { url: "" }, help: "The whole box leads there." }),
    position: select({
      label: "Icon stands",
      default: "top",
      options: [
        ["top", "Above the text"],
        ["left", "Before the text"],
        ["right", "After the text"],
      ],
    }),
    align: alignment("start"),
  },
  style: {
    icon_color: { label: "Icon", control: "colour", property: "color", part: ".icon_box__icon", group: "Icon box" },
    icon_background: {
      label: "Behind the icon",
      control: "colour",
      property: "background-color",
      part: ".icon_box__icon",
      group: "Icon box",
    },
    icon_size: {
      label: "Icon size",
      control: "size",
      property: "font-size",
      part: ".icon_box__icon",
      group: "Icon box",
    },
    title_color: { label: "Title", control: "colour", property: "color", part: ".icon_box__title", group: "Icon box" },
    description_color: {
      label: "Text",
      control: "colour",
      property: "color",
      part: ".icon_box__text",
      group: "Icon box",
    },
  },
});
