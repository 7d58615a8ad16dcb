import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { number, select, text } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineSchema({
  type: "star_rating",
  label: "Star rating",
  description: "A rating shown as stars",
  category: "content",
  icon: "star",
  version: 1,
  hydrate: "never",
  keywords: ["rating", "review", "stars", "mark"],
  words: UI_STRINGS,
  settings: {
    rating_scale: select({
      label: "Rating scale",
      default: "5",
      options: [
        ["5", "0 to 5"],
        ["10", "0 to 10"],
      ],
    }),
    rating: number({ label: "Rating", keywords: ["stars", "score"], default: 5, min: 0, max: 10, step: 0.1 }),
    title: text({ label: "Title", default: "", translatable: true, inline: true }),
    align: alignment("start"),
  },
  style: {
    star_color: { label: "Star color", control: "color", property: "--star", group: "Star rating" },
    empty_color: { label: "Empty star color", control: "color", property: "--star-empty", group: "Star rating" },
    star_size: {
      label: "Size",
      control: "size",
      property: "font-size",
      part: ".star_rating__stars",
      group: "Star rating",
    },
  },
});
