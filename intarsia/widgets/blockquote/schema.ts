import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, select, text, textarea } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "blockquote",
  label: "Quote",
  description: "A quote with its author and source",
  category: "content",
  icon: "text-quote",
  version: 1,
  hydrate: "never",
  keywords: ["quotation", "citation", "blockquote", "pull quote"],
  settings: {
    blockquote_content: textarea({
      label: "Quote",
      default: "Write the quote here.",
      translatable: true,
      inline: true,
    }),
    author_name: text({ label: "Author", keywords: ["cite", "person"], default: "", translatable: true, inline: true }),
    source: text({
      label: "Source",
      keywords: ["cite"],
      default: "",
      translatable: true,
      inline: true,
      help: "For example a book, a talk or a letter.",
    }),
    link: link({ label: "Source link", default: { url: "" } }),
    blockquote_skin: select({
      label: "Style",
      keywords: ["skin"],
      default: "border",
      options: [
        ["border", "Border"],
        ["quotation", "Quotation mark"],
        ["boxed", "Boxed"],
        ["clean", "Plain"],
      ],
    }),
    align: alignment("start"),
  },
  style: {
    quote_color: {
      label: "Quote color",
      control: "color",
      property: "color",
      part: ".blockquote__text",
      group: "Quote",
    },
    quote_size: {
      label: "Size",
      control: "size",
      property: "font-size",
      part: ".blockquote__text",
      group: "Quote",
    },
    mark_color: { label: "Accent color", control: "color", property: "--mark", group: "Quote" },
  },
});
