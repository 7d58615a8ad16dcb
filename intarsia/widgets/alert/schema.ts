import { defineSchema } from "../../../web/kit/schema/schema";
import { select, text, textarea, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

export const schema = defineSchema({
  type: "alert",
  label: "Alert",
  description: "A message that visitors should not miss",
  category: "content",
  icon: "triangle-alert",
  version: 1,
  hydrate: "interaction",
  enhance: true,
  keywords: ["alert", "warning", "notice", "message", "info", "note", "banner"],
  words: UI_STRINGS,
  settings: {
    alert_type: select({
      label: "Type",
      keywords: ["kind", "color"],
      default: "info",
      options: [
        ["info", "Info"],
        ["success", "Success"],
        ["warning", "Warning"],
        ["danger", "Danger"],
      ],
    }),
    alert_title: text({ label: "Title", default: "Your heading", translatable: true, inline: true }),
    alert_description: textarea({
      label: "Text",
      default: "Describe what visitors need to know in one or two sentences.",
      translatable: true,
      inline: true,
    }),
    show_dismiss: toggle({
      label: "Dismissible",
      keywords: ["close button", "dismiss"],
      default: "",
      help: "The alert appears again when the page is reloaded.",
    }),
  },
  style: {
    note_background: { label: "Background", control: "color", property: "--background", group: "Note" },
    note_border: { label: "Border color", control: "color", property: "--edge", group: "Note" },
    note_title_color: {
      label: "Title color",
      control: "color",
      property: "color",
      part: ".alert__title",
      group: "Note",
    },
  },
});
