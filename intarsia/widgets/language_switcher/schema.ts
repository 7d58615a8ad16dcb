import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineSchema({
  type: "language_switcher",
  label: "Language switcher",
  description: "Links to the page in other languages",
  category: "navigation",
  icon: "languages",
  version: 1,
  hydrate: "never",
  keywords: ["translation", "locale", "switcher", "multilingual"],
  words: UI_STRINGS,
  settings: {
    layout: select({
      label: "Layout",
      default: "list",
      options: [
        ["list", "Inline"],
        ["menu", "Dropdown"],
      ],
    }),
    names: select({
      label: "Show as",
      keywords: ["code", "label"],
      default: "name",
      options: [
        ["name", "Name (Deutsch)"],
        ["code", "Code (DE)"],
      ],
    }),
    align: alignment("start"),
  },
  style: {
    link_color: { label: "Link color", control: "color", property: "--link", group: "Languages" },
    current_color: { label: "Active language color", control: "color", property: "--mark", group: "Languages" },
    panel_background: {
      label: "Dropdown background",
      control: "color",
      property: "background-color",
      part: ".language_switcher__panel",
      group: "Languages",
    },
    gap: { label: "Gap", control: "size", property: "--gap", group: "Languages" },
  },
});
