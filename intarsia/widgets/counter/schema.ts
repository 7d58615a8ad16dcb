import { defineSchema } from "../../../web/kit/schema/schema";
import { number, select, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "counter",
  label: "Counter",
  description: "A number that counts up when it comes into view",
  category: "content",
  icon: "hash",
  version: 1,
  hydrate: "visible",
  keywords: ["number", "statistics", "figure", "fact"],
  settings: {
    starting_number: number({ label: "From", default: 0 }),
    ending_number: number({ label: "To", default: 100 }),
    prefix: text({ label: "Before the number", default: "", translatable: true }),
    suffix: text({ label: "After the number", default: "", translatable: true }),
    title: text({ label: "Title", default: "Things worth counting", translatable: true }),
    duration: number({ label: "Duration", default: 2000, min: 0, max: 20000, step: 100, unit: "ms" }),
    thousand_separator: toggle({ label: "Separate thousands", default: "yes" }),
    separator: select({
      label: "Separator",
      default: "",
      options: [
        ["", "As the language does"],
        [",", "Comma"],
        [".", "Point"],
        [" ", "Space"],
        ["'", "Apostrophe"],
        ["_", "Underline"],
      ],
      visible: { setting: "thousand_separator", is: ["yes"] },
    }),
  },
  style: {
    number_color: { label: "Number", control: "colour", property: "color", part: ".counter__number", group: "Counter" },
    number_size: {
      label: "Number size",
      control: "size",
      property: "font-size",
      part: ".counter__number",
      group: "Counter",
    },
    title_color: { label: "Title", control: "colour", property: "color", part: ".counter__title", group: "Counter" },
  },
});
