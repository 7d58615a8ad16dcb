import { ICON_OPTIONS } from "../../../web/kit/parts/icons/icons";
import { alignment, TITLE_TAGS } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text, textarea } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "icon_box",
  label: "Icon box",
  description: "An icon with a title and a short text",
  category: "content",
  icon: "badge-info",
  version: 1,
  hydrate: "never",
  keywords: ["feature", "service", "benefit", "info box", "icon card"],
  settings: {
    icon: select({ label: "Icon", default: "layers", options: [["", "None"], ...ICON_OPTIONS], picker: "icons" }),
    title_text: text({ label: "Title", default: "Your heading", translatable: true, inline: true }),
    description_text: textarea({
      label: "Text",
      default: "Describe one benefit in one or two sentences.",
      translatable: true,
      inline: true,
    }),
    title_size: select({ label: "Title HTML tag", keywords: ["heading level"], default: "h3", options: TITLE_TAGS }),
    link: link({
      label: "Link",
      keywords: ["clickable", "card link"],
      default: { url: "" },
      help: "Makes the whole box clickable.",
    }),
    position: select({
      label: "Icon position",
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
    icon_color: {
      label: "Icon color",
      control: "color",
      property: "color",
      part: ".icon_box__icon",
      group: "Icon box",
    },
    icon_background: {
      label: "Icon background",
      control: "color",
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
    title_color: {
      label: "Title color",
      control: "color",
      property: "color",
      part: ".icon_box__title",
      group: "Icon box",
    },
    description_color: {
      label: "Text color",
      control: "color",
      property: "color",
      part: ".icon_box__text",
      group: "Icon box",
    },
  },
});
