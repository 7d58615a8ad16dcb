import { defineSchema } from "../../../web/kit/schema/schema";
import { select, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "comments",
  label: "Comments",
  description: "Comments of visitors and a form to write one",
  category: "content",
  icon: "messages-square",
  version: 1,
  hydrate: "never",
  keywords: ["discussion", "replies", "answers", "feedback", "thread", "guestbook"],
  settings: {
    title: text({ label: "Title", default: "", placeholder: "Number of comments", translatable: true }),
    title_size: select({
      label: "Title HTML tag",
      keywords: ["heading level"],
      default: "h2",
      options: [
        ["h2", "H2"],
        ["h3", "H3"],
        ["h4", "H4"],
      ],
    }),
    show_avatars: toggle({
      label: "Show avatars",
      keywords: ["gravatar", "photo"],
      default: "yes",
      help: "Initials on a color, made from the name. No other server is contacted.",
    }),
  },
  style: {
    title_color: {
      label: "Title color",
      control: "color",
      property: "color",
      part: ".comments__title",
      group: "Comments",
    },
    author_color: {
      label: "Name color",
      control: "color",
      property: "color",
      part: ".comments__author",
      group: "Comments",
    },
    text_color: {
      label: "Text color",
      control: "color",
      property: "color",
      part: ".comments__text",
      group: "Comments",
    },
    button_background: {
      label: "Button background",
      control: "color",
      property: "background-color",
      part: ".comments__send",
      group: "Form",
    },
    button_color: {
      label: "Button text color",
      control: "color",
      property: "color",
      part: ".comments__send",
      group: "Form",
    },
  },
});
