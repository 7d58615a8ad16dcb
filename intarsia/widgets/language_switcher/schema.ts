import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

export const schema = defineSchema({
  type: "language_switcher",
  label: "Languages",
  description: "The page in the other languages it is published in",
  category: "navigation",
  icon: "languages",
  version: 1,
  hydrate: "never",
  keywords: ["translation", "locale", "switcher", "multilingual"],
  words: WORDS,
  settings: {
    layout: select({
      label: "Layout",
      default: "list",
      options: [
        ["list", "Side by side"],
        ["menu", "Behind a button"],
      ],
    }),
    names: select({
      label: "Shown as",
      default: "name",
      options: [
        ["name", "Name, such as Deutsch"],
        ["code", "Letters, such as DE"],
      ],
    }),
    align: alignment("start"),
  },
  style: {
    link_color: { label: "Languages", control: "colour", property: "--link", group: "Languages" },
    current_color: { label: "Mark of this language", control: "colour", property: "--mark", group: "Languages" },
    panel_background: {
      label: "Behind the list",
      control: "colour",
      property: "background-color",
      part: ".language_switcher__panel",
      group: "Languages",
    },
    gap: { label: "Gap", control: "size", property: "--gap", group: "Languages" },
  },
});
