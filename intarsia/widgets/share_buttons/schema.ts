import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { list, select, size, toggle } from "../../../web/kit/schema/settings";
import { WORDS } from "./words";

const BUTTON = ".share_buttons__button";

export const schema = defineSchema({
  type: "share_buttons",
  label: "Share",
  description: "Passes the page on: by a service, by e-mail, or as a link",
  category: "content",
  icon: "share-2",
  version: 1,
  hydrate: "visible",
  script: true,
  keywords: ["social", "facebook", "whatsapp", "mail", "copy link"],
  words: WORDS,
  settings: {
    services: list({
      label: "Services",
      item: "service",
      titleField: "service",
      fields: {
        service: select({
          label: "Service",
          default: "facebook",
          options: [
            ["facebook", "Facebook"],
            ["x", "X"],
            ["bluesky", "Bluesky"],
            ["threads", "Threads"],
            ["linkedin", "LinkedIn"],
            ["xing", "XING"],
            ["reddit", "Reddit"],
            ["pinterest", "Pinterest"],
            ["whatsapp", "WhatsApp"],
            ["telegram", "Telegram"],
            ["email", "E-mail"],
          ],
        }),
      },
      default: [
        { _id: "facebook", service: "facebook" },
        { _id: "bluesky", service: "bluesky" },
        { _id: "whatsapp", service: "whatsapp" },
        { _id: "email", service: "email" },
      ],
    }),
    show_copy: toggle({ label: "Copy the link", default: "yes" }),
    show_native: toggle({
      label: "The device's own list",
      default: "yes",
      help: "Shown on devices that can pass a page on to their programs.",
    }),
    shows: select({
      label: "Shown as",
      default: "icons",
      options: [
        ["icons", "Icons"],
        ["both", "Icons and words"],
        ["words", "Words"],
      ],
    }),
    shape: select({
      label: "Shape",
      default: "round",
      options: [
        ["round", "Round"],
        ["square", "Square"],
        ["bare", "Without a frame"],
      ],
    }),
    button_size: size({
      label: "Size",
      default: { size: 44, unit: "px" },
      units: ["px", "rem", "em"],
      min: 24,
      responsive: { inherits: "larger" },
      property: "--button",
    }),
    align: alignment("start"),
  },
  style: {
    button_color: { label: "Buttons", control: "colour", property: "color", part: BUTTON, group: "Share" },
    button_background: {
      label: "Ground",
      control: "colour",
      property: "background-color",
      part: BUTTON,
      group: "Share",
    },
    button_border: { label: "Frame", control: "colour", property: "border-color", part: BUTTON, group: "Share" },
    gap: { label: "Gap", control: "size", property: "--gap", group: "Share" },
  },
});
