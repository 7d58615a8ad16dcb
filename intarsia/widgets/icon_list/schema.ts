import { ICON_OPTIONS } from "../../../web/kit/parts/icons/icons";
import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { link, list, select, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "icon_list",
  label: "Icon list",
  description: "A list with an icon before each item",
  category: "basic",
  icon: "list-checks",
  version: 1,
  hydrate: "never",
  keywords: ["bullets", "features", "checklist", "contact", "feature list", "bullet list"],
  settings: {
    icon_list: list({
      label: "Items",
      item: "line",
      titleField: "text",
      fields: {
        text: text({ label: "Text", default: "New item", translatable: true, inline: true }),
        selected_icon: select({
          label: "Icon",
          default: "check",
          options: [["", "None"], ...ICON_OPTIONS],
          picker: "icons",
        }),
        link: link({ label: "Link", default: { url: "" } }),
      },
      default: [
        { _id: "first", text: "First item", selected_icon: "check" },
        { _id: "second", text: "Second item", selected_icon: "clock" },
        { _id: "third", text: "Third item", selected_icon: "star" },
      ],
    }),
    view: select({
      label: "Layout",
      keywords: ["horizontal", "inline"],
      default: "traditional",
      options: [
        ["traditional", "Vertical"],
        ["inline", "Inline"],
      ],
    }),
    divider: toggle({ label: "Divider", keywords: ["separator", "line"], default: "" }),
    align: alignment("start"),
  },
  style: {
    icon_color: {
      label: "Icon color",
      control: "color",
      property: "color",
      part: ".icon_list__icon",
      group: "Icon list",
    },
    icon_size: {
      label: "Icon size",
      control: "size",
      property: "font-size",
      part: ".icon_list__icon",
      group: "Icon list",
    },
    space_between: {
      label: "Line spacing",
      keywords: ["gap", "row gap"],
      control: "size",
      property: "--between",
      group: "Icon list",
    },
  },
});
