import { defineSchema } from "../../../web/kit/schema/schema";
import { link, media, select, text } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "image",
  label: "Image",
  description: "An image with an optional caption and link",
  category: "media",
  icon: "image",
  version: 1,
  hydrate: "never",
  keywords: ["picture", "photo", "figure", "media"],
  settings: {
    image: media({ label: "Image", default: { id: null } }),
    caption: text({ label: "Caption", default: "", translatable: true, inline: true }),
    link_to: select({
      label: "Link",
      keywords: ["lightbox", "enlarge", "href"],
      default: "none",
      options: [
        ["none", "None"],
        ["file", "Media file"],
        ["custom", "Custom URL"],
      ],
    }),
    link: link({ label: "URL", default: { url: "" }, visible: { field: "link_to", operator: "is", value: "custom" } }),
    open_lightbox: select({
      label: "Lightbox",
      keywords: ["popup", "zoom", "enlarge"],
      default: "default",
      options: [
        ["default", "Default"],
        ["yes", "Yes"],
        ["no", "No"],
      ],
      visible: { field: "link_to", operator: "is", value: "file" },
    }),
  },
  style: {
    aspect_ratio: {
      label: "Aspect ratio",
      keywords: ["crop", "proportions"],
      control: "ratio",
      property: "aspect-ratio",
      part: "img",
      group: "Image",
    },
    object_fit: {
      label: "Object fit",
      keywords: ["crop", "cover", "contain", "fill"],
      control: "choice",
      property: "object-fit",
      part: "img",
      group: "Image",
      options: [
        ["cover", "Cover"],
        ["contain", "Contain"],
      ],
    },
    image_width: { label: "Width", control: "size", property: "inline-size", part: "img", group: "Image" },
    image_shadow: { label: "Box shadow", control: "shadow", property: "box-shadow", part: "img", group: "Image" },
    caption_color: {
      label: "Caption color",
      control: "color",
      property: "color",
      part: ".image__caption",
      group: "Image",
    },
  },
});
