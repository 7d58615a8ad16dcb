import { ICON_OPTIONS } from "../../../web/kit/parts/icons/icons";
import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { select, size, text } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "divider",
  label: "Divider",
  description: "A horizontal line with an optional text or icon",
  category: "basic",
  icon: "minus",
  version: 1,
  hydrate: "never",
  keywords: ["line", "rule", "hr", "separator"],
  settings: {
    style: select({
      label: "Line style",
      keywords: ["border style", "dashed", "dotted"],
      default: "solid",
      options: [
        ["solid", "Solid"],
        ["dashed", "Dashed"],
        ["dotted", "Dotted"],
        ["double", "Double"],
      ],
      property: "--line-style",
    }),
    look: select({
      label: "Add element",
      default: "line",
      options: [
        ["line", "None"],
        ["line_text", "Text"],
        ["line_icon", "Icon"],
      ],
    }),
    text: text({
      label: "Text",
      default: "",
      translatable: true,
      inline: true,
      visible: { field: "look", operator: "is", value: "line_text" },
    }),
    icon: select({
      label: "Icon",
      default: "leaf",
      options: ICON_OPTIONS,
      picker: "icons",
      visible: { field: "look", operator: "is", value: "line_icon" },
    }),
    width: size({
      label: "Width",
      keywords: ["length"],
      default: { size: 100, unit: "%" },
      units: ["%", "px", "rem"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--length",
    }),
    align: alignment("center"),
    gap: size({
      label: "Gap",
      keywords: ["space above", "space below", "spacing", "margin"],
      default: { size: "", unit: "px" },
      units: ["px", "rem"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--gap",
    }),
  },
  style: {
    line_color: { label: "Color", control: "color", property: "--line", group: "Divider" },
    line_weight: { label: "Thickness", control: "size", property: "--weight", group: "Divider" },
    mark_color: {
      label: "Text or icon color",
      control: "color",
      property: "color",
      part: ".divider__mark",
      group: "Divider",
    },
  },
});
