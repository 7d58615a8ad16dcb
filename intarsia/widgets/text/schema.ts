import { defineSchema } from "../../../web/kit/schema/schema";
import { number, richtext, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "text",
  label: "Text",
  description: "Paragraphs, lists and links",
  category: "basic",
  icon: "text",
  version: 1,
  hydrate: "never",
  keywords: ["paragraph", "rich text", "copy", "list", "wysiwyg", "text editor"],
  settings: {
    editor: richtext({
      label: "Text",
      default: "<p>Write your text here. Start with the most important point and keep paragraphs short.</p>",
      translatable: true,
      inline: true,
    }),
    columns: number({
      label: "Columns",
      keywords: ["newspaper", "multi-column"],
      default: 1,
      min: 1,
      max: 4,
      help: "The maximum number. Columns never get too narrow to read.",
      responsive: { inherits: "larger" },
      property: "--columns",
    }),
    drop_cap: toggle({ label: "Drop cap", keywords: ["initial", "first letter"], default: "" }),
  },
});
