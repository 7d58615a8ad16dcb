import { TITLE_TAGS } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { list, select, slot, text } from "../../../web/kit/schema/settings";

const below = (editor: string) => [{ type: "text", props: { editor } }];

export const schema = defineSchema({
  type: "toggle",
  label: "Toggle",
  description: "Titles that open and close, each for itself",
  category: "content",
  icon: "list-collapse",
  version: 1,
  hydrate: "never",
  keywords: ["accordion", "collapse", "show", "hide", "details"],
  settings: {
    tabs: list({
      label: "Items",
      item: "item",
      titleField: "title",
      fields: {
        title: text({ label: "Title", default: "One more", translatable: true, inline: true }),
        content: slot({ label: "Content" }),
      },
      default: [
        {
          _id: "first",
          title: "Conditions",
          content: below("<p>What only some readers need may wait behind a title until they ask for it.</p>"),
        },
        {
          _id: "second",
          title: "Dimensions and weight",
          content: below("<p>Any number of items may be open at once, so that they can be compared.</p>"),
        },
      ],
    }),
    title_html_tag: select({ label: "Titles are", default: "h3", options: TITLE_TAGS }),
    icon_align: select({
      label: "Arrow stands",
      default: "start",
      options: [
        ["start", "Before the title"],
        ["end", "After the title"],
      ],
    }),
  },
  style: {
    title_color: {
      label: "Titles",
      control: "colour",
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
    icon_color: { label: "Arrow", control: "colour", property: "color", part: ".disclosure__icon", group: "Toggle" },
    line_color: { label: "Lines", control: "colour", property: "--line", group: "Toggle" },
  },
});
