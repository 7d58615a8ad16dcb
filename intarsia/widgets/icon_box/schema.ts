import { ICON_OPTIONS } from "../../../web/kit/parts/icons/icons";
import { boxSettings } from "../../../web/kit/schema/boxSettings";
import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select } from "../../../web/kit/schema/settings";

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
    ...boxSettings,
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
