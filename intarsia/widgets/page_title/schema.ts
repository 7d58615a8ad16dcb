import { alignment, HEADING_LEVELS, HEADING_SIZES } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "page_title",
  label: "Page title",
  description: "The title of the current page",
  category: "basic",
  icon: "heading-1",
  version: 1,
  hydrate: "never",
  keywords: ["heading", "h1", "name", "dynamic", "post title"],
  settings: {
    header_size: select({
      label: "HTML tag",
      keywords: ["level", "h1", "heading level"],
      default: "h1",
      options: HEADING_LEVELS,
      help: "Use H1 once per page.",
    }),
    size: select({
      label: "Size",
      default: "default",
      options: HEADING_SIZES,
    }),
    align: alignment("start"),
  },
});
