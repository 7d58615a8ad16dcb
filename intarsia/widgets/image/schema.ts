import { defineSchema } from "../../../web/kit/schema/schema";
import { link, media, select, text } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "image",
  label: "Image",
  description: "A picture, with a caption and a link if you like",
  category: "media",
  icon: "image",
  version: 1,
  hydrate: "never",
  keywords: ["picture", "photo", "figure"],
  settings: {
    image: media({ label: "Picture", default: { id: null } }),
    caption: text({ label: "Caption", default: "", translatable: true }),
    link_to: select({
      label: "Link",
      default: "none",
      options: [
        ["none", "None"],
        ["file", "The large picture"],
        ["custom", "An address"],
      ],
    }),
    link: link({ label: "Address", default: { url: "" }, visible: { setting: "link_to", is: ["custom"] } }),
    open_lightbox: select({
      label: "Lightbox",
      default: "default",
      options: [
        ["default", "As the site does"],
        ["yes", "Yes"],
        ["no", "No"],
      ],
      visible: { setting: "link_to", is: ["file"] },
    }),
  },
  style: {
    aspect_ratio: { label: "Proportions", control: "ratio", property: "aspect-ratio", part: "img", group: "Image" },
    object_fit: {
      label: "Fit",
      control: "choice",
      property: "object-fit",
      part: "img",
      group: "Image",
      options: [
        ["cover", "Fill, and crop what is over"],
        ["contain", "Show all of it"],
      ],
    },
    image_width: { label: "Width", control: "size", property: "inline-size", part: "img", group: "Image" },
    image_shadow: { label: "Shadow", control: "shadow", property: "box-shadow", part: "img", group: "Image" },
    caption_color: {
      label: "Caption colour",
      control: "colour",
      property: "color",
      part: ".image__caption",
      group: "Image",
    },
  },
});
