import { defineSchema } from "../../../web/kit/schema/schema";

export const schema = defineSchema({
  type: "post_content",
  label: "Page content",
  description: "In a page template: the place where the page's own content appears",
  category: "basic",
  icon: "file-text",
  version: 1,
  hydrate: "never",
  showsContent: true,
  keywords: ["post", "article", "single", "body", "template", "dynamic"],
  settings: {},
});
