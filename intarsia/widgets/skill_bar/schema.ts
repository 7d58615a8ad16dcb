import { defineSchema } from "../../../web/kit/schema/schema";
import { list, number, select, text, toggle } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "skill_bar",
  label: "Skill bars",
  description: "How far something has come, as bars",
  category: "content",
  icon: "chart-bar-big",
  version: 1,
  hydrate: "visible",
  keywords: ["progress", "level", "percent", "bar"],
  settings: {
    skills: list({
      label: "Bars",
      item: "bar",
      titleField: "name",
      fields: {
        name: text({ label: "Name", default: "Another one", translatable: true, inline: true }),
        level: number({ label: "Level", default: 50, min: 0, max: 100, unit: "%" }),
      },
      default: [
        { _id: "first", name: "Sawing", level: 90 },
        { _id: "second", name: "Shading", level: 75 },
        { _id: "third", name: "Patience", level: 60 },
      ],
    }),
    view: select({
      label: "Name stands",
      default: "above",
      options: [
        ["above", "Above the bar"],
        ["inside", "In the bar"],
      ],
    }),
    show_level: toggle({ label: "Level as a number", default: "yes" }),
  },
  style: {
    level_color: { label: "Level", control: "colour", property: "--level", group: "Skill bars" },
    base_color: { label: "Bar", control: "colour", property: "--base", group: "Skill bars" },
    bar_height: { label: "Height", control: "size", property: "--height", group: "Skill bars" },
  },
});
