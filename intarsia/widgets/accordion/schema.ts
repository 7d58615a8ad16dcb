import { defineSchema } from "../../../web/kit/schema/schema";
import { list, select, slot, text, toggle } from "../../../web/kit/schema/settings";

const answer = (editor: string) => [{ type: "text", props: { editor } }];

export const schema = defineSchema({
  type: "accordion",
  label: "Accordion",
  description: "Titles that open to show what is below them",
  category: "content",
  icon: "list-collapse",
  version: 1,
  hydrate: "never",
  keywords: ["faq", "questions", "toggle", "collapse"],
  settings: {
    items: list({
      label: "Items",
      item: "item",
      titleField: "title",
      fields: {
        title: text({ label: "Title", default: "Another question", translatable: true, inline: true }),
        content: slot({ label: "Content" }),
      },
      default: [
        {
          _id: "first",
          title: "What is this for?",
          content: answer("<p>For what only some visitors want to know: questions, conditions, details.</p>"),
        },
        {
          _id: "second",
          title: "What may stand in it?",
          content: answer("<p>Whatever you drag here: texts, pictures, buttons, even another accordion.</p>"),
        },
        {
          _id: "third",
          title: "How much is open at once?",
          content: answer("<p>One answer, so that the next question stays in sight. A setting allows more.</p>"),
        },
      ],
    }),
    default_state: select({
      label: "At first",
      default: "expanded",
      options: [
        ["expanded", "The first is open"],
        ["all_collapsed", "All are closed"],
      ],
    }),
    max_items_expanded: select({
      label: "Open at once",
      default: "one",
      options: [
        ["one", "One"],
        ["multiple", "Several"],
      ],
    }),
    title_tag: select({
      label: "Titles are",
      default: "h3",
      options: [
        ["h2", "Headings 2"],
        ["h3", "Headings 3"],
        ["h4", "Headings 4"],
        ["h5", "Headings 5"],
        ["h6", "Headings 6"],
        ["span", "Plain text"],
      ],
    }),
    icon_position: select({
      label: "Arrow stands",
      default: "end",
      options: [
        ["start", "Before the title"],
        ["end", "After the title"],
      ],
    }),
    faq_schema: toggle({
      label: "Questions and answers for search engines",
      default: "",
      help: "Tells them in their own format what is asked and answered here.",
    }),
  },
  style: {
    title_color: {
      label: "Titles",
      control: "colour",
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
    icon_color: { label: "Arrow", control: "colour", property: "color", part: ".disclosure__icon", group: "Accordion" },
    line_color: { label: "Lines", control: "colour", property: "--line", group: "Accordion" },
  },
});
