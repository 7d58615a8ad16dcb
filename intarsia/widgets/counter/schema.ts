import { defineSchema } from "../../../web/kit/schema/schema";
import { number, select, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "counter",
  label: "Counter",
  description: "A number that counts up when it scrolls into view",
  category: "content",
  icon: "hash",
  version: 1,
  hydrate: "visible",
  enhance: true,
  keywords: ["number", "statistics", "figure", "fact", "number counter", "stats", "animated number"],
  initially: { $style: { desktop: { text_align: "start" } } },
  settings: {
    starting_number: number({ label: "Start number", keywords: ["from"], default: 0 }),
    ending_number: number({ label: "End number", keywords: ["to"], default: 100 }),
    prefix: text({ label: "Prefix", default: "", translatable: true, inline: true }),
    suffix: text({ label: "Suffix", keywords: ["unit"], default: "", translatable: true, inline: true }),
    title: text({ label: "Title", default: "Projects completed", translatable: true, inline: true }),
    duration: number({ label: "Duration", default: 2000, min: 0, max: 20000, step: 100, unit: "ms" }),
    thousand_separator: toggle({ label: "Thousands separator", default: "yes" }),
    separator: select({
      label: "Separator character",
      default: "",
      options: [
        ["", "Default"],
        [",", "Comma"],
        [".", "Period"],
        [" ", "Space"],
        ["'", "Apostrophe"],
        ["_", "Underscore"],
      ],
      visible: { field: "thousand_separator", operator: "is", value: "yes" },
    }),
  },
  style: {
    number_color: {
      label: "Number color",
      control: "color",
      property: "color",
      part: ".counter__number",
      group: "Counter",
    },
    number_size: {
      label: "Number size",
      control: "size",
      property: "font-size",
      part: ".counter__number",
      group: "Counter",
    },
    title_color: {
      label: "Title color",
      control: "color",
      property: "color",
      part: ".counter__title",
      group: "Counter",
    },
  },
});
