import { alignment, TITLE_TAGS } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, media, select, size, text, textarea } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

export const schema = defineSchema({
  type: "author_box",
  label: "Author",
  description: "Who wrote the page, with a picture and a few words",
  category: "content",
  icon: "circle-user",
  version: 1,
  hydrate: "never",
  keywords: ["person", "writer", "biography", "byline", "owner"],
  words: WORDS,
  settings: {
    source: select({
      label: "Name",
      default: "owner",
      options: [
        ["owner", "Who owns the page in Wagtail"],
        ["custom", "Typed here"],
      ],
    }),
    author_name: text({
      label: "Name",
      default: "",
      help: "Shown where the page's owner has no name, too.",
      translatable: true,
    }),
    role: text({ label: "Role", default: "", placeholder: "Teaches drawing", translatable: true }),
    biography: textarea({
      label: "Text",
      default: "A sentence or two about the person: what they do, and why they know about this.",
      translatable: true,
    }),
    image: media({
      label: "Picture",
      default: { id: null },
      help: "Without one the first letters of the name stand here.",
    }),
    link: link({ label: "Link", default: { url: "" }, help: "Where the name leads, such as a page about the person." }),
    name_size: select({ label: "Name is a", default: "p", options: TITLE_TAGS }),
    layout: select({
      label: "Picture stands",
      default: "beside",
      options: [
        ["beside", "Before the text"],
        ["above", "Above the text"],
      ],
    }),
    image_size: size({
      label: "Width of the picture",
      default: { size: 80, unit: "px" },
      units: ["px", "rem", "em"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--picture",
    }),
    align: alignment("start"),
  },
  style: {
    image_radius: {
      label: "Corners of the picture",
      control: "sizes",
      property: "border-radius",
      part: ".author_box__picture",
      group: "Author",
    },
    name_color: { label: "Name", control: "colour", property: "color", part: ".author_box__name", group: "Author" },
    role_color: { label: "Role", control: "colour", property: "color", part: ".author_box__role", group: "Author" },
    text_color: { label: "Text", control: "colour", property: "color", part: ".author_box__text", group: "Author" },
  },
});
