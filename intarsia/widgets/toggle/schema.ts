import { TITLE_TAGS } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { list, select, slot, text } from "../../../web/kit/schema/settings";

const below = (editor: string) => [{ type: "text", props: { editor } }];

export const schema = defineSchema({
  type: "toggle",
  label: "Toggle",
  description: "Titles that open and close independently of each other",
  category: "content",
  icon: "list-collapse",
  version: 1,
  hydrate: "never",
  keywords: ["accordion", "collapse", "show", "hide", "details", "faq", "collapsible", "expand"],
  settings: {
    tabs: list({
      label: "Items",
      item: "item",
      titleField: "title",
      fields: {
        title: text({ label: "Title", default: "New item", translatable: true, inline: true }),
        content: slot({ label: "Content" }),
      },
      default: [
        {
          _id: "first",
          title: "First title",
          content: below("<p>Write the content of the first item here.</p>"),
        },
        {
          _id: "second",
          title: "Second title",
          content: below("<p>Write the content of the second item here.</p>"),
        },
      ],
    }),
    title_html_tag: select({
      label: "Title HTML tag",
      keywords: ["heading level"],
      default: "h3",
      options: TITLE_TAGS,
    }),
    icon_align: select({
      label: "Icon position",
      keywords: ["arrow", "chevron"],
      default: "start",
      options: [
        ["start", "Before the title"],
        ["end", "After the title"],
      ],
    }),
  },
  style: {
    title_color: {
      label: "Title color",
      control: "color",
      property: "color",
      part: ".disclosure__summary",
      group: "Toggle",
    },
    title_size: {
      label: "Title size",
      control: "size",
      property: "font-size",
      part: ".disclosure__title",
      group: "Toggle",
    },
    icon_color: {
      label: "Icon color",
      control: "color",
      property: "color",
      part: ".disclosure__icon",
      group: "Toggle",
    },
    line_color: { label: "Border color", control: "color", property: "--line", group: "Toggle" },
  },
});
