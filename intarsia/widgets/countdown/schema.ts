import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { datetime, link, list, media, number, select, text, textarea, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

// W-COUNTDOWN-01 names them. Intervals are in seconds; their defaults are 23 h 30 min and 12 h.
export const schema = defineSchema({
  type: "countdown",
  label: "Countdown",
  description: "A timer that counts down to a date or for each visitor",
  category: "content",
  icon: "timer",
  version: 1,
  hydrate: "visible",
  enhance: true,
  keywords: ["timer", "clock", "deadline", "offer", "evergreen"],
  words: UI_STRINGS,
  settings: {
    type: select({
      label: "Type",
      keywords: ["evergreen", "recurring", "kind"],
      default: "due_date",
      options: [
        ["due_date", "Due date"],
        ["evergreen", "Evergreen timer"],
        ["endless", "Recurring"],
      ],
    }),
    "due-date": datetime({
      label: "Due date",
      keywords: ["end", "deadline"],
      default: "",
      help: "In the site's time zone.",
      visible: { field: "type", operator: "is", value: "due_date" },
    }),
    "evergreen-interval": number({
      label: "Duration",
      default: 84600,
      min: 1,
      unit: "s",
      visible: { field: "type", operator: "is", value: "evergreen" },
    }),
    "start-date": datetime({
      label: "Start",
      default: "",
      help: "In the site's time zone.",
      visible: { field: "type", operator: "is", value: "endless" },
    }),
    "restart-interval": number({
      label: "Restart interval",
      keywords: ["repeat", "recurring"],
      default: 43200,
      min: 1,
      unit: "s",
      visible: {
        any: [
          { field: "type", operator: "is", value: "endless" },
          { field: "expire-actions.*.action", operator: "is", value: "restart" },
        ],
      },
    }),
    show_days: toggle({ label: "Show days", default: "yes" }),
    show_hours: toggle({ label: "Show hours", default: "yes" }),
    show_minutes: toggle({ label: "Show minutes", default: "yes" }),
    show_seconds: toggle({ label: "Show seconds", default: "yes" }),
    label: text({ label: "Accessible name", keywords: ["aria-label"], default: "", translatable: true }),
    "expire-actions": list({
      label: "Actions after expiry",
      keywords: ["end", "expire"],
      item: "action",
      titleField: "action",
      fields: {
        action: select({
          label: "Action",
          default: "message",
          options: [
            ["message", "Show a message"],
            ["hide", "Hide the countdown"],
            ["restart", "Restart"],
            ["redirect", "Redirect"],
          ],
        }),
      },
      default: [],
    }),
    message: textarea({
      label: "Message",
      default: "",
      translatable: true,
      visible: { field: "expire-actions.*.action", operator: "is", value: "message" },
    }),
    message_image: media({
      label: "Message image",
      default: { id: null },
      visible: { field: "expire-actions.*.action", operator: "is", value: "message" },
    }),
    redirect_url: link({
      label: "Redirect URL",
      default: { url: "" },
      visible: { field: "expire-actions.*.action", operator: "is", value: "redirect" },
    }),
    align: alignment("start"),
  },
  style: {
    digit_color: {
      label: "Number color",
      control: "color",
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
    unit_color: {
      label: "Label color",
      control: "color",
      property: "color",
      part: ".countdown__unit",
      group: "Countdown",
    },
    box_background: { label: "Box background", control: "color", property: "--box", group: "Countdown" },
  },
});
