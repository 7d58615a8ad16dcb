import { paragraph } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { list, number, select, slot, text } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "tabs",
  label: "Tabs",
  description: "Panels of content, chosen by their titles",
  category: "content",
  icon: "tabs",
  version: 1,
  hydrate: "visible",
  enhance: true,
  keywords: ["panel", "switch", "section", "title", "tab"],
  words: ["Tab {number}"],
  settings: {
    tabs: list({
      label: "Tabs",
      item: "tab",
      titleField: "title",
      fields: {
        title: text({ label: "Title", default: "New tab", translatable: true, inline: true }),
        content: slot({ label: "Content" }),
      },
      default: [
        {
          _id: "1",
          title: "Tab one",
          content: paragraph("Write the content of tab one here."),
        },
        {
          _id: "2",
          title: "Tab two",
          content: paragraph("Write the content of tab two here."),
        },
        {
          _id: "3",
          title: "Tab three",
          content: paragraph("Write the content of tab three here."),
        },
      ],
    }),
    nav_position: select({
      label: "Tab position",
      keywords: ["vertical tabs", "side tabs"],
      default: "top",
      options: [
        ["top", "Top"],
        ["left", "Left"],
        ["right", "Right"],
        ["bottom", "Bottom"],
      ],
      help: "Left and right apply to wide screens; phones show the tabs at the top.",
    }),
    default_tab: number({
      label: "Default tab",
      keywords: ["open by default", "active tab"],
      default: 1,
      min: 1,
      step: 1,
    }),
    label: text({
      label: "Accessible name",
      keywords: ["aria-label"],
      default: "",
      help: "Screen readers announce this name.",
      translatable: true,
    }),
  },
  style: {
    tab_color: { label: "Tab color", control: "color", property: "--tab", group: "Tabs" },
    tab_active_color: { label: "Active tab color", control: "color", property: "--tab-open", group: "Tabs" },
    tab_marker_color: { label: "Active tab marker color", control: "color", property: "--tab-marker", group: "Tabs" },
    tab_gap: { label: "Gap between tabs", control: "size", property: "gap", part: ".tabs__list", group: "Tabs" },
    panel_padding: {
      label: "Panel padding",
      control: "sizes",
      property: "padding",
      part: ".tabs__panel",
      group: "Tabs",
    },
  },
});
