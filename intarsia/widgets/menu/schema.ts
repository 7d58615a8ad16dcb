import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, list, select, slot, text } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

const entry = {
  text: text({ label: "Text", default: "Page", translatable: true }),
  link: link({ label: "Link", default: { url: "" } }),
};

export const schema = defineSchema({
  type: "menu",
  label: "Menu",
  description: "The way through the site: its pages, or links of your own",
  category: "navigation",
  icon: "menu",
  version: 1,
  hydrate: "interaction",
  script: true,
  keywords: ["navigation", "nav", "burger", "header", "links"],
  words: WORDS,
  settings: {
    source: select({
      label: "Shows",
      default: "pages",
      options: [
        ["pages", "The site's pages that are shown in menus"],
        ["custom", "Links of your own"],
      ],
    }),
    items: list({
      label: "Links",
      item: "link",
      titleField: "text",
      visible: { setting: "source", is: ["custom"] },
      fields: {
        ...entry,
        below: select({
          label: "Opens",
          default: "links",
          options: [
            ["links", "Links below it"],
            ["panel", "A panel with elements"],
          ],
          help: "The panel is open on the canvas while its link is open here: drag elements into it.",
        }),
        children: list({
          label: "Below it",
          item: "link",
          titleField: "text",
          visible: { setting: "below", is: ["links"] },
          fields: entry,
          default: [],
        }),
        panel: slot({ label: "Panel" }),
      },
      default: [{ _id: "first", text: "Home", link: { url: "/" }, below: "links", children: [] }],
    }),
    layout: select({
      label: "Layout",
      default: "horizontal",
      options: [
        ["horizontal", "In a row"],
        ["vertical", "In a column"],
      ],
    }),
    align: alignment("start"),
    dropdown: select({
      label: "Burger button",
      default: "mobile",
      options: [
        ["mobile", "Below 768 px"],
        ["none", "Never"],
      ],
      visible: { setting: "layout", is: ["horizontal"] },
    }),
    label: text({
      label: "Name",
      default: "",
      placeholder: "Main menu",
      help: "Screen readers say it. Give each menu of a page another.",
      translatable: true,
    }),
    toggle_label: text({
      label: "Name of the burger button",
      default: "",
      placeholder: "Menu",
      visible: {
        all: [
          { setting: "layout", is: ["horizontal"] },
          { setting: "dropdown", is: ["mobile"] },
        ],
      },
      translatable: true,
    }),
  },
  style: {
    link_color: { label: "Links", control: "colour", property: "--link", group: "Menu" },
    current_color: { label: "Mark of the current page", control: "colour", property: "--mark", group: "Menu" },
    toggle_color: {
      label: "Burger button",
      control: "colour",
      property: "color",
      part: ".menu__toggle",
      group: "Menu",
    },
    sub_background: {
      label: "Behind what opens",
      control: "colour",
      property: "background-color",
      part: ".menu__sub",
      group: "Menu",
    },
    panel_width: { label: "Width of panels", control: "size", property: "--panel-width", group: "Menu" },
    gap: { label: "Between links", control: "size", property: "--gap", group: "Menu" },
  },
});
