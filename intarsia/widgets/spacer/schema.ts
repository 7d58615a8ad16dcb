import { defineSchema } from "../../../web/kit/schema/schema";
import { size } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "spacer",
  label: "Spacer",
  description: "Empty space with the height you choose",
  category: "basic",
  icon: "move-vertical",
  version: 1,
  hydrate: "never",
  keywords: ["space", "gap", "empty"],
  settings: {
    space: size({
      label: "Height",
      default: { size: 48, unit: "px" },
      units: ["px", "rem", "vh"],
      min: 0,
      responsive: { inherits: "larger" },
      property: "--space",
    }),
  },
});
