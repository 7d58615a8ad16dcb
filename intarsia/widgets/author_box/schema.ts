import { alignment, TITLE_TAGS } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, media, select, size, text, textarea } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineSchema({
  type: "author_box",
  label: "Author box",
  description: "The author of the page with photo and biography",
  category: "content",
  icon: "circle-user",
  version: 1,
  hydrate: "never",
  keywords: ["person", "writer", "biography", "byline", "owner"],
  words: UI_STRINGS,
  settings: {
    source: select({
      label: "Name",
      keywords: ["dynamic"],
      default: "owner",
      options: [
        ["owner", "Page owner"],
        ["custom", "Custom"],
      ],
    }),
    author_name: text({
      label: "Name",
      default: "",
      help: "Also used if the page owner has no name.",
      translatable: true,
      inline: true,
    }),
    role: text({
      label: "Role",
      keywords: ["job title", "position"],
      default: "",
      placeholder: "Teaches marquetry",
      translatable: true,
      inline: true,
    }),
    biography: textarea({
      label: "Biography",
      keywords: ["bio", "about", "description"],
      default: "Describe the author in one or two sentences.",
      translatable: true,
      inline: true,
    }),
    image: media({
      label: "Avatar",
      keywords: ["photo", "portrait", "picture"],
      default: { id: null },
      help: "Without an image, the initials of the name are shown.",
    }),
    link: link({ label: "Link", default: { url: "" }, help: "For example a page about the author." }),
    name_size: select({ label: "Name HTML tag", keywords: ["heading level"], default: "p", options: TITLE_TAGS }),
    layout: select({
      label: "Avatar position",
      default: "beside",
      options: [
        ["beside", "Before text"],
        ["above", "Above text"],
      ],
    }),
    image_size: size({
      label: "Avatar size",
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
      label: "Avatar border radius",
      keywords: ["rounded", "corners"],
      control: "sizes",
      property: "border-radius",
      part: ".author_box__image",
      group: "Author",
    },
    name_color: {
      label: "Name color",
      control: "color",
      property: "color",
      part: ".author_box__name",
      group: "Author",
    },
    role_color: {
      label: "Role color",
      control: "color",
      property: "color",
      part: ".author_box__role",
      group: "Author",
    },
    text_color: {
      label: "Text color",
      control: "color",
      property: "color",
      part: ".author_box__text",
      group: "Author",
    },
  },
});
