import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { media, size, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "site_logo",
  label: "Site logo",
  description: "The site's sign or name, which leads to its first page",
  category: "navigation",
  icon: "badge",
  version: 1,
  hydrate: "never",
  keywords: ["brand", "header", "home", "identity"],
  settings: {
    image: media({
      label: "Picture",
      default: { id: null },
      help: "Without one the name of the site stands here. Its alternative text is the name of the link.",
    }),
    image_dark: media({
      label: "Picture on dark ground",
      default: { id: null },
      help: "Shown where the page is dark. Without one the same picture is.",
    }),
    show_name: toggle({ label: "Name beside the picture", default: "" }),
    name: text({ label: "Name", default: "", placeholder: "The name of the site", translatable: true }),
    image_size: size({
      label: "Height of the picture",
      default: { size: 48, unit: "px" },
      units: ["px", "rem", "em"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--logo",
    }),
    align: alignment("start"),
  },
  style: {
    name_color: { label: "Name", control: "colour", property: "color", part: ".site_logo__link", group: "Site logo" },
    gap: { label: "Between picture and name", control: "size", property: "--gap", group: "Site logo" },
  },
});
