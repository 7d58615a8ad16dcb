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
      options: [
        ["h1", "H1"],
        ["h2", "H2"],
        ["h3", "H3"],
        ["h4", "H4"],
        ["h5", "H5"],
        ["h6", "H6"],
        ["p", "Paragraph"],
      ],
    }),
    size: select({
      label: "Size",
      default: "default",
      options: [
        ["default", "As its level"],
        ["sm", "Small"],
        ["md", "Medium"],
        ["lg", "Large"],
        ["xl", "Extra large"],
        ["display", "Display"],
      ],
    }),
    link: link({ label: "Link", default: { url: "" } }),
  },
});
