import { alignment } from "../../../web/kit/schema/options";
import { defineSchema } from "../../../web/kit/schema/schema";
import { list, select, size, toggle } from "../../../web/kit/schema/settings";
import { UI_STRINGS } from "./uiStrings";

const BUTTON = ".share_buttons__button";

export const schema = defineSchema({
  type: "share_buttons",
  label: "Share buttons",
  description: "Buttons that share the page by a service, by e-mail or as a link",
  category: "content",
  icon: "share-2",
  version: 1,
  hydrate: "visible",
  enhance: true,
  keywords: ["social", "facebook", "whatsapp", "mail", "copy link", "share", "social share"],
  words: UI_STRINGS,
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
    show_copy: toggle({ label: "Copy link button", default: "yes" }),
    show_native: toggle({
      label: "Device share menu",
      keywords: ["native", "web share"],
      default: "yes",
      help: "Shown on devices that have a share menu of their own.",
    }),
    shows: select({
      label: "Button content",
      keywords: ["label", "view"],
      default: "icons",
      options: [
        ["icons", "Icon"],
        ["both", "Icon and text"],
        ["words", "Text"],
      ],
    }),
    shape: select({
      label: "Shape",
      default: "round",
      options: [
        ["round", "Circle"],
        ["square", "Square"],
        ["bare", "None"],
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
    button_color: { label: "Button color", control: "color", property: "color", part: BUTTON, group: "Share" },
    button_background: {
      label: "Button background",
      control: "color",
      property: "background-color",
      part: BUTTON,
      group: "Share",
    },
    button_border: { label: "Button border", control: "color", property: "border-color", part: BUTTON, group: "Share" },
    gap: { label: "Gap", control: "size", property: "--gap", group: "Share" },
  },
});
