import { defineSchema } from "../../../web/kit/schema/schema";
import { slot } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "post_content",
  label: "Page content",
  description: "In a page template: the place where the page's own content appears",
  category: "basic",
  icon: "file-text",
  version: 1,
  hydrate: "never",
  keywords: ["post", "article", "single", "body", "template", "dynamic"],
  settings: {
    content: slot({ label: "Page", shows: "page" }),
  },
});
