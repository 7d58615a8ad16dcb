import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "page_title",
  label: "Page title",
  description: "The title of the page it stands on",
  category: "basic",
  icon: "heading-1",
  version: 1,
  hydrate: "never",
  keywords: ["heading", "h1", "name", "dynamic"],
  settings: {
    header_size: select({
      label: "Level",
      default: "h1",
      options: [
        ["h1", "H1"],
        ["h2", "H2"],
        ["h3", "H3"],
        ["h4", "H4"],
        ["h5", "H5"],
        ["h6", "H6"],
        ["p", "Paragraph"],
      ],
      help: "A page has one heading of the first level.",
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
    align: alignment("start"),
  },
});
