import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select, text, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineSchema({
  type: "breadcrumbs",
  label: "Breadcrumbs",
  description: "The path to the current page",
  category: "navigation",
  icon: "chevrons-right",
  version: 1,
  hydrate: "never",
  keywords: ["path", "trail", "where am i", "navigation", "yoast"],
  words: UI_STRINGS,
  settings: {
    separator: select({
      label: "Separator",
      default: "chevron",
      options: [
        ["chevron", "Arrow"],
        ["slash", "Slash"],
        ["dot", "Dot"],
      ],
    }),
    home_text: text({
      label: "Home text",
      default: "",
      placeholder: "The page's title",
      translatable: true,
    }),
    show_home: toggle({ label: "Show home page", default: "yes" }),
    show_current: toggle({ label: "Show current page", default: "yes" }),
    structured_data: toggle({
      label: "Breadcrumb schema",
      keywords: ["seo", "schema", "structured data", "rich results"],
      default: "yes",
      help: "Adds structured data for search engines. Turn it on for one path per page.",
    }),
    align: alignment("start"),
  },
  style: {
    link_color: { label: "Link color", control: "color", property: "--link", group: "Breadcrumbs" },
    current_color: {
      label: "Current page color",
      control: "color",
      property: "color",
      part: ".breadcrumbs__current",
      group: "Breadcrumbs",
    },
    separator_color: {
      label: "Separator color",
      control: "color",
      property: "color",
      part: ".breadcrumbs__separator",
      group: "Breadcrumbs",
    },
    gap: { label: "Gap", control: "size", property: "--gap", group: "Breadcrumbs" },
  },
});
