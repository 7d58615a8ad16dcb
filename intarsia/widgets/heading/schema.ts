import { HEADING_LEVELS, HEADING_SIZES } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "heading",
  label: "Heading",
  description: "A title of a page or a section",
  category: "basic",
  icon: "heading",
  version: 1,
  hydrate: "never",
  keywords: ["title", "h1", "h2", "text"],
  settings: {
    title: text({ label: "Title", default: "A heading that says what follows", translatable: true, inline: true }),
    header_size: select({
      label: "Level",
      default: "h2",
      options: HEADING_LEVELS,
    }),
    size: select({
      label: "Size",
      default: "default",
      options: HEADING_SIZES,
    }),
    link: link({ label: "Link", default: { url: "" } }),
  },
});
