import { defineFieldSchema, ruleSettings } from "../../../web/kit/fields/fieldSettings";
import { richtext } from "../../../web/kit/schema/settings";

export const schema = defineFieldSchema({
  type: "html",
  label: "Text block",
  description: "Formatted text between fields",
  category: "content",
  icon: "text",
  version: 1,
  keywords: ["html", "rich text", "paragraph", "note", "instructions", "content"],
  settings: {
    content: richtext({
      label: "Text",
      default: "<p>Write what visitors should know here.</p>",
      translatable: true,
      inline: true,
    }),
    ...ruleSettings,
  },
});
