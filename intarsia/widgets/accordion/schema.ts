import { defineSchema } from "../../../web/kit/schema/schema";
import { list, select, slot, text, toggle } from "../../../web/kit/schema/settings";

const answer = (editor: string) => [{ type: "text", props: { editor } }];

export const schema = defineSchema({
  type: "accordion",
  label: "Accordion",
  description: "Titles that open and close the content below them",
  category: "content",
  icon: "list-collapse",
  version: 1,
  hydrate: "never",
  keywords: ["faq", "questions", "toggle", "collapse", "collapsible", "details", "expand"],
  settings: {
    items: list({
      label: "Items",
      item: "item",
      titleField: "title",
      fields: {
        title: text({ label: "Title", default: "New question?", translatable: true, inline: true }),
        content: slot({ label: "Content" }),
      },
      default: [
        {
          _id: "first",
          title: "Question one?",
          content: answer("<p>Write the answer to question one here.</p>"),
        },
        {
          _id: "second",
          title: "Question two?",
          content: answer("<p>Write the answer to question two here.</p>"),
        },
        {
          _id: "third",
          title: "Question three?",
          content: answer("<p>Write the answer to question three here.</p>"),
        },
      ],
    }),
    default_state: select({
      label: "Default state",
      keywords: ["open by default"],
      default: "expanded",
      options: [
        ["expanded", "First expanded"],
        ["all_collapsed", "All collapsed"],
      ],
    }),
    max_items_expanded: select({
      label: "Max items expanded",
      keywords: ["open at once", "one at a time"],
      default: "one",
      options: [
        ["one", "One"],
        ["multiple", "Multiple"],
      ],
    }),
    title_tag: select({
      label: "Title HTML tag",
      keywords: ["heading level"],
      default: "h3",
      options: [
        ["h2", "H2"],
        ["h3", "H3"],
        ["h4", "H4"],
        ["h5", "H5"],
        ["h6", "H6"],
        ["span", "div"],
      ],
    }),
    icon_position: select({
      label: "Icon position",
      keywords: ["arrow", "chevron"],
      default: "end",
      options: [
        ["start", "Before the title"],
        ["end", "After the title"],
      ],
    }),
    faq_schema: toggle({
      label: "FAQ schema",
      keywords: ["structured data", "seo", "rich results"],
      default: "",
      help: "Adds structured data, so that search engines can show the questions and answers.",
    }),
  },
  style: {
    title_color: {
      label: "Title color",
      control: "color",
      property: "color",
      part: ".disclosure__summary",
      group: "Accordion",
    },
    title_size: {
      label: "Title size",
      control: "size",
      property: "font-size",
      part: ".disclosure__title",
      group: "Accordion",
    },
    icon_color: {
      label: "Icon color",
      control: "color",
      property: "color",
      part: ".disclosure__icon",
      group: "Accordion",
    },
    line_color: { label: "Border color", control: "color", property: "--line", group: "Accordion" },
  },
});
