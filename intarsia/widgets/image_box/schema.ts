import { alignment, TITLE_TAGS } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, media, select, size, text, textarea } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "image_box",
  label: "Image box",
  description: "A picture, a title and a sentence or two",
  category: "content",
  icon: "gallery-vertical",
  version: 1,
  hydrate: "never",
  keywords: ["card", "teaser", "feature"],
  settings: {
    image: media({ label: "Picture", default: { id: null } }),
    title_text: text({ label: "Title", default: "A picture and what it shows", translatable: true }),
    description_text: textarea({
      label: "Text",
      default: "Say in a sentence or two what a visitor sees here, and why it matters to them.",
      translatable: true,
    }),
    title_size: select({ label: "Title is a", default: "h3", options: TITLE_TAGS }),
    link: link({ label: "Link", default: { url: "" }, help: "The whole box leads there." }),
    position: select({
      label: "Picture stands",
      default: "top",
      options: [
        ["top", "Above the text"],
        ["left", "Before the text"],
        ["right", "After the text"],
      ],
    }),
    image_size: size({
      label: "Width of the picture",
      default: { size: "", unit: "%" },
      units: ["%", "px", "rem"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--picture",
    }),
    align: alignment("start"),
  },
  style: {
    aspect_ratio: { label: "Proportions", control: "ratio", property: "aspect-ratio", part: "img", group: "Image box" },
    image_radius: { label: "Corners", control: "sizes", property: "border-radius", part: "img", group: "Image box" },
    title_color: {
      label: "Title",
      control: "colour",
      property: "color",
      part: ".image_box__title",
      group: "Image box",
    },
    description_color: {
      label: "Text",
      control: "colour",
      property: "color",
      part: ".image_box__text",
      group: "Image box",
    },
  },
});
