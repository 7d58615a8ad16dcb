import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, list, select, slot, text } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

const entry = {
  text: text({ label: "Text", default: "Page", translatable: true }),
  link: link({ label: "Link", default: { url: "" } }),
};

export const schema = defineSchema({
  type: "menu",
  label: "Menu",
  description: "The navigation of the site: its pages, or your own links",
  category: "navigation",
  icon: "menu",
  version: 1,
  hydrate: "interaction",
  enhance: true,
  keywords: ["navigation", "nav", "burger", "header", "links", "navbar", "hamburger", "mega menu", "dropdown"],
  words: UI_STRINGS,
  settings: {
    source: select({
      label: "Menu source",
      keywords: ["pages", "links"],
      default: "pages",
      options: [
        ["pages", "Pages shown in menus"],
        ["custom", "Custom links"],
      ],
    }),
    items: list({
      label: "Links",
      item: "link",
      titleField: "text",
      visible: { field: "source", operator: "is", value: "custom" },
      fields: {
        ...entry,
        below: select({
          label: "Submenu type",
          keywords: ["mega menu", "dropdown"],
          default: "links",
          options: [
            ["links", "Links"],
            ["panel", "Mega menu panel"],
          ],
          help: "Open the item here to see its panel on the canvas, then drag elements into it.",
        }),
        children: list({
          label: "Submenu",
          item: "link",
          titleField: "text",
          visible: { field: "below", operator: "is", value: "links" },
          fields: entry,
          default: [],
        }),
        panel: slot({ label: "Panel", visible: { field: "below", operator: "is", value: "panel" } }),
      },
      default: [{ _id: "first", text: "Home", link: { url: "/" }, below: "links", children: [] }],
    }),
    action_text: text({
      label: "Button text",
      keywords: ["call to action", "CTA"],
      default: "",
      help: "The last item of the menu, shown as a button. It is in the menu of phones, too.",
      translatable: true,
    }),
    action_link: link({
      label: "Button link",
      default: { url: "" },
      visible: { field: "action_text", operator: "isnot", value: "" },
    }),
    layout: select({
      label: "Layout",
      default: "horizontal",
      options: [
        ["horizontal", "Horizontal"],
        ["vertical", "Vertical"],
      ],
    }),
    align: alignment("start"),
    dropdown: select({
      label: "Menu toggle",
      keywords: ["hamburger", "burger", "mobile menu"],
      default: "mobile",
      options: [
        ["mobile", "Below 768 px"],
        ["none", "None"],
      ],
      visible: { field: "layout", operator: "is", value: "horizontal" },
    }),
    label: text({
      label: "Accessible name",
      keywords: ["aria-label"],
      default: "",
      placeholder: "Main menu",
      help: "Screen readers announce this name. Give each menu of a page its own.",
      translatable: true,
    }),
    toggle_label: text({
      label: "Menu toggle label",
      keywords: ["hamburger", "burger"],
      default: "",
      placeholder: "Menu",
      visible: {
        all: [
          { field: "layout", operator: "is", value: "horizontal" },
          { field: "dropdown", operator: "is", value: "mobile" },
        ],
      },
      translatable: true,
    }),
  },
  style: {
    link_color: { label: "Link color", control: "color", property: "--link", group: "Menu" },
    current_color: {
      label: "Active item color",
      keywords: ["current page"],
      control: "color",
      property: "--mark",
      group: "Menu",
    },
    toggle_color: {
      label: "Menu toggle color",
      control: "color",
      property: "color",
      part: ".menu__toggle",
      group: "Menu",
    },
    sub_background: {
      label: "Submenu background",
      control: "color",
      property: "background-color",
      part: ".menu__sub",
      group: "Menu",
    },
    panel_width: { label: "Panel width", control: "size", property: "--panel-width", group: "Menu" },
    gap: { label: "Gap between links", control: "size", property: "--gap", group: "Menu" },
  },
});
