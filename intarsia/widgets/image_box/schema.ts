import { boxSettings } from "../../../web/kit/schema/boxSettings";
import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { media, select, size } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "image_box",
  label: "Image box",
  description: "An image with a title and a short text",
  category: "content",
  icon: "gallery-vertical",
  version: 1,
  hydrate: "never",
  keywords: ["card", "teaser", "feature", "team member", "person", "info box"],
  initially: { image: { id: null, sample: "landscape" } },
  settings: {
    image: media({ label: "Image", default: { id: null } }),
    ...boxSettings,
    position: select({
      label: "Image position",
      default: "top",
      options: [
        ["top", "Above the text"],
        ["left", "Before the text"],
        ["right", "After the text"],
      ],
    }),
    image_size: size({
      label: "Image width",
      default: { size: "", unit: "%" },
      units: ["%", "px", "rem"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--picture",
    }),
    align: alignment("start"),
  },
  style: {
    aspect_ratio: {
      label: "Aspect ratio",
      keywords: ["crop", "proportions"],
      control: "ratio",
      property: "aspect-ratio",
      part: "img",
      group: "Image box",
    },
    image_radius: {
      label: "Border radius",
      keywords: ["rounded", "corners"],
      control: "sizes",
      property: "border-radius",
      part: "img",
      group: "Image box",
    },
    title_color: {
      label: "Title color",
      control: "color",
      property: "color",
      part: ".image_box__title",
      group: "Image box",
    },
    description_color: {
      label: "Text color",
      control: "color",
      property: "color",
      part: ".image_box__text",
      group: "Image box",
    },
  },
});
