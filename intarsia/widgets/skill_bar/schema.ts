import { defineSchema } from "../../../web/kit/schema/schema";
import { list, number, select, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "skill_bar",
  label: "Progress bars",
  description: "Skills or progress as horizontal bars",
  category: "content",
  icon: "chart-bar-big",
  version: 1,
  hydrate: "visible",
  enhance: true,
  keywords: ["progress", "level", "percent", "bar", "progress bar", "skills"],
  settings: {
    skills: list({
      label: "Bars",
      item: "bar",
      titleField: "name",
      fields: {
        name: text({ label: "Name", default: "New skill", translatable: true, inline: true }),
        level: number({ label: "Percentage", keywords: ["value", "level"], default: 50, min: 0, max: 100, unit: "%" }),
      },
      default: [
        { _id: "first", name: "Skill one", level: 90 },
        { _id: "second", name: "Skill two", level: 75 },
        { _id: "third", name: "Skill three", level: 60 },
      ],
    }),
    view: select({
      label: "Label position",
      default: "above",
      options: [
        ["above", "Above bar"],
        ["inside", "Inside bar"],
      ],
    }),
    show_level: toggle({ label: "Show percentage", default: "yes" }),
  },
  style: {
    level_color: { label: "Bar color", control: "color", property: "--level", group: "Skill bars" },
    base_color: { label: "Background", control: "color", property: "--base", group: "Skill bars" },
    bar_height: { label: "Height", control: "size", property: "--height", group: "Skill bars" },
  },
});
