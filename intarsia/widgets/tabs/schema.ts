import { defineSchema } from "../../../web/kit/schema/schema";
import { list, number, select, slot, text } from "../../../web/kit/schema/settings";

const paragraph = (words: string) => [{ type: "text", props: { editor: `<p>${words}</p>` } }];

export const schema = defineSchema({
  type: "tabs",
  label: "Tabs",
  description: "Several contents in one place, chosen by their titles",
  category: "content",
  icon: "tabs",
  version: 1,
  hydrate: "visible",
  keywords: ["panel", "switch", "section", "title"],
  words: ["Tab {number}"],
  settings: {
    tabs: list({
      label: "Tabs",
      item: "tab",
      titleField: "title",
      fields: {
        title: text({ label: "Title", default: "One more", translatable: true, inline: true }),
        content: slot({ label: "Content" }),
      },
      default: [
        {
          _id: "1",
          title: "What it is",
          content: paragraph("Tabs keep side by side what a reader wants one of at a time: sizes, dates, prices."),
        },
        {
          _id: "2",
          title: "How to use it",
          content: paragraph("Give each tab a title of one or two words, then drop any elements into its panel."),
        },
        {
          _id: "3",
          title: "When not to",
          content: paragraph("What everybody should read belongs on the page itself, where nobody has to find it."),
        },
      ],
    }),
    nav_position: select({
      label: "Titles stand",
      default: "top",
      options: [
        ["top", "Above"],
        ["left", "Left"],
        ["right", "Right"],
        ["bottom", "Below"],
      ],
      help: "Left and right are for wide screens; phones show the titles above.",
    }),
    default_tab: number({ label: "Open at first", default: 1, min: 1, step: 1 }),
  },
  style: {
    tab_color: { label: "Title", control: "colour", property: "--tab", group: "Tabs" },
    tab_active_color: { label: "Open title", control: "colour", property: "--tab-open", group: "Tabs" },
    tab_marker_color: { label: "Marker", control: "colour", property: "--tab-marker", group: "Tabs" },
    tab_gap: { label: "Between titles", control: "size", property: "gap", part: ".tabs__list", group: "Tabs" },
    panel_padding: {
      label: "Panel padding",
      control: "sizes",
      property: "padding",
      part: ".tabs__panel",
      group: "Tabs",
    },
  },
});
