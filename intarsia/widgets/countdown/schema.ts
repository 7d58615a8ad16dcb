import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { datetime, link, list, media, number, select, text, textarea, toggle } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

// W-COUNTDOWN-01 names them. Intervals are in seconds; their defaults are 23 h 30 min and 12 h.
export const schema = defineSchema({
  type: "countdown",
  label: "Countdown",
  description: "The time that is left until something begins or ends",
  category: "content",
  icon: "timer",
  version: 1,
  hydrate: "visible",
  keywords: ["timer", "clock", "deadline", "offer"],
  words: WORDS,
  settings: {
    type: select({
      label: "Counts to",
      default: "due_date",
      options: [
        ["due_date", "A day and time"],
        ["evergreen", "So long after a first visit"],
        ["endless", "Again and again"],
      ],
    }),
    "due-date": datetime({
      label: "Ends",
      default: "",
      help: "On the site's own clock.",
      visible: { setting: "type", is: ["due_date"] },
    }),
    "evergreen-interval": number({
      label: "Lasts",
      default: 84600,
      min: 1,
      unit: "s",
      visible: { setting: "type", is: ["evergreen"] },
    }),
    "start-date": datetime({
      label: "Begins",
      default: "",
      help: "On the site's own clock.",
      visible: { setting: "type", is: ["endless"] },
    }),
    "restart-interval": number({
      label: "Begins again every",
      default: 43200,
      min: 1,
      unit: "s",
      visible: {
        any: [
          { setting: "type", is: ["endless"] },
          { setting: "expire-actions.*.action", is: ["restart"] },
        ],
      },
    }),
    show_days: toggle({ label: "Days", default: "yes" }),
    show_hours: toggle({ label: "Hours", default: "yes" }),
    show_minutes: toggle({ label: "Minutes", default: "yes" }),
    show_seconds: toggle({ label: "Seconds", default: "yes" }),
    label: text({ label: "What it counts to", default: "", translatable: true }),
    "expire-actions": list({
      label: "At the end",
      item: "action",
      titleField: "action",
      fields: {
        action: select({
          label: "Do",
          default: "message",
          options: [
            ["message", "Show a message"],
            ["hide", "Hide the countdown"],
            ["restart", "Begin again"],
            ["redirect", "Go to another page"],
          ],
        }),
      },
      default: [],
    }),
    message: textarea({
      label: "Message",
      default: "",
      translatable: true,
      visible: { setting: "expire-actions.*.action", is: ["message"] },
    }),
    message_image: media({
      label: "Picture with it",
      default: { id: null },
      visible: { setting: "expire-actions.*.action", is: ["message"] },
    }),
    redirect_url: link({
      label: "Other page",
      default: { url: "" },
      visible: { setting: "expire-actions.*.action", is: ["redirect"] },
    }),
    align: alignment("start"),
  },
  style: {
    digit_color: {
      label: "Numbers",
      control: "colour",
      property: "color",
      part: ".countdown__digits",
      group: "Countdown",
    },
    digit_size: {
      label: "Number size",
      control: "size",
      property: "font-size",
      part: ".countdown__digits",
      group: "Countdown",
    },
    unit_color: { label: "Words", control: "colour", property: "color", part: ".countdown__unit", group: "Countdown" },
    box_background: { label: "Boxes", control: "colour", property: "--box", group: "Countdown" },
  },
});
