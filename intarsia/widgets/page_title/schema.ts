import { alignment, HEADING_LEVELS, HEADING_SIZES } from "../../../web/kit/schema/options";
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
      options: HEADING_LEVELS,
      help: "A page has one heading of the first level.",
    }),
    size: select({
      label: "Size",
      default: "default",
      options: HEADING_SIZES,
    }),
    align: alignment("start"),
  },
});
