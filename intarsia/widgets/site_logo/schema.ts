import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { media, size, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "site_logo",
  label: "Site logo",
  description: "The logo or name of the site, linked to the home page",
  category: "navigation",
  icon: "badge",
  version: 1,
  hydrate: "never",
  keywords: ["brand", "header", "home", "identity", "image"],
  settings: {
    image: media({
      label: "Image",
      default: { id: null },
      help: "Without an image, the name of the site is shown. Its alt text is the name of the link.",
    }),
    image_dark: media({
      label: "Image in dark mode",
      keywords: ["dark logo", "inverted"],
      default: { id: null },
      help: "Shown in dark mode. Without it, the normal image is used.",
    }),
    show_name: toggle({ label: "Show site name", default: "" }),
    name: text({ label: "Site name", default: "", placeholder: "The name of the site", translatable: true }),
    image_size: size({
      label: "Image height",
      default: { size: 48, unit: "px" },
      units: ["px", "rem", "em"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--logo",
    }),
    align: alignment("start"),
  },
  style: {
    name_color: {
      label: "Name color",
      control: "color",
      property: "color",
      part: ".site_logo__link",
      group: "Site logo",
    },
    gap: { label: "Gap between image and name", control: "size", property: "--gap", group: "Site logo" },
  },
});
