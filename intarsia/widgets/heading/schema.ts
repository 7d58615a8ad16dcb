import { HEADING_LEVELS, HEADING_SIZES } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "heading",
  label: "Heading",
  description: "A title for a page or a section",
  category: "basic",
  icon: "heading",
  version: 1,
  hydrate: "never",
  keywords: ["title", "h1", "h2", "text", "headline", "h3", "h4"],
  settings: {
    title: text({ label: "Title", default: "Your heading", translatable: true, inline: true }),
    header_size: select({
      label: "HTML tag",
      keywords: ["level", "h1", "h2", "heading level", "seo"],
      default: "h2",
      options: HEADING_LEVELS,
    }),
    size: select({
      label: "Size",
      keywords: ["font size", "display"],
      default: "default",
      options: HEADING_SIZES,
    }),
    link: link({ label: "Link", keywords: ["url", "href"], default: { url: "" } }),
  },
});
