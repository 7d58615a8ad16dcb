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
  keywords: ["paragraph", "rich text", "copy", "list"],
  settings: {
    editor: richtext({
      label: "Text",
      default:
        "<p>Say here what a visitor came to find out. Begin with what matters most, keep paragraphs short, and let a picture or a button follow when there is something to see or to do.</p>",
      translatable: true,
      inline: true,
    }),
    columns: number({
      label: "Columns",
      default: 1,
      min: 1,
      max: 4,
      help: "At most: a column is never too narrow to read.",
      responsive: { inherits: "larger" },
      property: "--columns",
    }),
    drop_cap: toggle({ label: "Large first letter", default: "" }),
  },
});
