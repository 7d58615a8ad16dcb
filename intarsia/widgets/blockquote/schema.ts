import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text, textarea } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "blockquote",
  label: "Quote",
  description: "Words of somebody else, and where they stand",
  category: "content",
  icon: "text-quote",
  version: 1,
  hydrate: "never",
  keywords: ["quotation", "citation", "blockquote"],
  settings: {
    blockquote_content: textarea({
      label: "Words",
      default: "A sentence worth reading twice.",
      translatable: true,
    }),
    author_name: text({ label: "Who said it", default: "", translatable: true }),
    source: text({ label: "Where", default: "", translatable: true, help: "A book, a talk, a letter." }),
    link: link({ label: "Link to the source", default: { url: "" } }),
    blockquote_skin: select({
      label: "Look",
      default: "border",
      options: [
        ["border", "A line beside it"],
        ["quotation", "A large mark"],
        ["boxed", "On a ground"],
        ["clean", "Plain"],
      ],
    }),
    align: alignment("start"),
  },
  style: {
    quote_color: { label: "Words", control: "colour", property: "color", part: ".blockquote__words", group: "Quote" },
    quote_size: {
      label: "Size",
      control: "size",
      property: "font-size",
      part: ".blockquote__words",
      group: "Quote",
    },
    mark_color: { label: "Line or mark", control: "colour", property: "--mark", group: "Quote" },
  },
});
