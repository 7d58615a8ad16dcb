import { defineSchema } from "../../../web/kit/schema/schema";
import { select, text, textarea, toggle } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

export const schema = defineSchema({
  type: "alert",
  label: "Note",
  description: "Something that visitors should not miss",
  category: "content",
  icon: "triangle-alert",
  version: 1,
  hydrate: "interaction",
  script: true,
  keywords: ["alert", "warning", "notice", "message", "info"],
  words: WORDS,
  settings: {
    alert_type: select({
      label: "Kind",
      default: "info",
      options: [
        ["info", "Information"],
        ["success", "Good news"],
        ["warning", "Caution"],
        ["danger", "Danger"],
      ],
    }),
    alert_title: text({ label: "Title", default: "Please note", translatable: true }),
    alert_description: textarea({
      label: "Text",
      default: "Say what has changed, for whom, and until when.",
      translatable: true,
    }),
    show_dismiss: toggle({
      label: "Can be closed",
      default: "",
      help: "It is back when the page is opened again.",
    }),
  },
  style: {
    note_background: { label: "Ground", control: "colour", property: "--ground", group: "Note" },
    note_border: { label: "Edge", control: "colour", property: "--edge", group: "Note" },
    note_title_color: { label: "Title", control: "colour", property: "color", part: ".alert__title", group: "Note" },
  },
});
