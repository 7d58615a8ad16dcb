import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select, text, toggle } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

export const schema = defineSchema({
  type: "breadcrumbs",
  label: "Breadcrumbs",
  description: "The pages above this one, each a link",
  category: "navigation",
  icon: "chevrons-right",
  version: 1,
  hydrate: "never",
  keywords: ["path", "trail", "where am i", "navigation"],
  words: WORDS,
  settings: {
    separator: select({
      label: "Between them",
      default: "chevron",
      options: [
        ["chevron", "Arrow"],
        ["slash", "Slash"],
        ["dot", "Dot"],
      ],
    }),
    home_text: text({
      label: "Name of the first page",
      default: "",
      placeholder: "Its title",
      translatable: true,
    }),
    show_home: toggle({ label: "Begin with the first page", default: "yes" }),
    show_current: toggle({ label: "End with this page", default: "yes" }),
    structured_data: toggle({
      label: "Path for search engines",
      default: "yes",
      help: "Tells them in their own format where the page stands. One such path on a page is enough.",
    }),
    align: alignment("start"),
  },
  style: {
    link_color: { label: "Links", control: "colour", property: "--link", group: "Breadcrumbs" },
    current_color: {
      label: "This page",
      control: "colour",
      property: "color",
      part: ".breadcrumbs__current",
      group: "Breadcrumbs",
    },
    separator_color: {
      label: "Between them",
      control: "colour",
      property: "color",
      part: ".breadcrumbs__separator",
      group: "Breadcrumbs",
    },
    gap: { label: "Gap", control: "size", property: "--gap", group: "Breadcrumbs" },
  },
});
