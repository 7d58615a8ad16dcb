import { defineSchema } from "../../../web/kit/schema/schema";
import { select, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "comments",
  label: "Comments",
  description: "What visitors write about the page, in threads, and a form to write",
  category: "content",
  icon: "messages-square",
  version: 1,
  hydrate: "never",
  keywords: ["discussion", "replies", "answers", "feedback", "thread", "guestbook"],
  settings: {
    title: text({ label: "Title", default: "", placeholder: "The number of comments", translatable: true }),
    title_size: select({
      label: "Title is",
      default: "h2",
      options: [
        ["h2", "Heading 2"],
        ["h3", "Heading 3"],
        ["h4", "Heading 4"],
      ],
    }),
    show_avatars: toggle({
      label: "Signs for people",
      default: "yes",
      help: "Initials on a colour, made of the name. No other server is asked.",
    }),
  },
  style: {
    title_color: { label: "Title", control: "colour", property: "color", part: ".comments__title", group: "Comments" },
    author_color: {
      label: "Names",
      control: "colour",
      property: "color",
      part: ".comments__author",
      group: "Comments",
    },
    text_color: { label: "Comments", control: "colour", property: "color", part: ".comments__text", group: "Comments" },
    button_background: {
      label: "Ground of the button",
      control: "colour",
      property: "background-color",
      part: ".comments__send",
      group: "Form",
    },
    button_color: { label: "Button", control: "colour", property: "color", part: ".comments__send", group: "Form" },
  },
});
