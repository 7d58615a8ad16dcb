import { defineFieldSchema, ruleSettings } from "../../../web/kit/fields/fieldSettings";
import { slot, text, textarea, toggle } from "../../../web/kit/schema/settings";

export const schema = defineFieldSchema({
  type: "section",
  label: "Section",
  description: "A heading with fields under it, which rules show and hide together",
  category: "layout",
  icon: "group",
  version: 1,
  keywords: ["group", "heading", "fieldset", "divider", "container"],
  settings: {
    label: text({ label: "Heading", default: "Section", translatable: true, inline: true }),
    description: textarea({ label: "Description", default: "", translatable: true }),
    has_line: toggle({ label: "Line above", keywords: ["divider", "border"], default: "yes" }),
    fields: slot({ label: "Fields" }),
    ...ruleSettings,
  },
});
