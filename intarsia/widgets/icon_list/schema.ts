import { ICON_OPTIONS } from "../../../web/kit/icons";
import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, list, select, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "icon_list",
  label: "Icon list",
  description: "Lines that each begin with an icon",
  category: "basic",
  icon: "list-checks",
  version: 1,
  hydrate: "never",
  keywords: ["bullets", "features", "checklist", "contact"],
  settings: {
    icon_list: list({
      label: "Lines",
      item: "line",
      titleField: "text",
      fields: {
        text: text({ label: "Text", default: "One more line", translatable: true, inline: true }),
        selected_icon: select({
          label: "Icon",
          default: "check",
          options: [["", "None"], ...ICON_OPTIONS],
          picker: "icons",
        }),
        link: link({ label: "Link", default: { url: "" } }),
      },
      default: [
        { _id: "first", text: "What is included", selected_icon: "check" },
        { _id: "second", text: "What takes no time", selected_icon: "clock" },
        { _id: "third", text: "What comes with a cup of tea", selected_icon: "coffee" },
      ],
    }),
    view: select({
      label: "Lines stand",
      default: "traditional",
      options: [
        ["traditional", "Below each other"],
        ["inline", "Beside each other"],
      ],
    }),
    divider: toggle({ label: "Rules between them", default: "" }),
    align: alignment("start"),
  },
  style: {
    icon_color: { label: "Icons", control: "colour", property: "color", part: ".icon_list__icon", group: "Icon list" },
    icon_size: {
      label: "Icon size",
      control: "size",
      property: "font-size",
      part: ".icon_list__icon",
      group: "Icon list",
    },
    space_between: { label: "Between the lines", control: "size", property: "--between", group: "Icon list" },
  },
});
