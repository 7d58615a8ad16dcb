/** The settings and style fields that popups and panels share. */

import { ICON_OPTIONS } from "../parts/icons/icons";
import { select, text } from "../schema/settings";
import type { StyleField } from "../style/fields";

export const dialogTitle = (fallback: string) =>
  text({
    label: "Title",
    default: fallback,
    help: "Screen readers announce this title. It also names the element in lists of links.",
    translatable: true,
    inline: true,
  });

export const triggerIcon = (fallback: "" | "menu") =>
  select({ label: "Button icon", default: fallback, options: [["", "None"], ...ICON_OPTIONS], picker: "icons" });

export const triggerStyle = select({
  label: "Button style",
  keywords: ["variant", "kind"],
  default: "primary",
  options: [
    ["primary", "Filled"],
    ["secondary", "Outlined"],
    ["plain", "Text only"],
  ],
});

const PART = ".dialog__trigger";

export const dialogStyle = (group: string): Record<string, StyleField> => ({
  button_background: {
    label: "Button background",
    control: "color",
    property: "background-color",
    part: PART,
    group: "Button",
  },
  button_color: { label: "Button text color", control: "color", property: "color", part: PART, group: "Button" },
  button_border: { label: "Button border", control: "color", property: "border-color", part: PART, group: "Button" },
  dialog_background: { label: "Background", control: "color", property: "--background", part: ".dialog", group },
  dialog_text_color: { label: "Text color", control: "color", property: "color", part: ".dialog", group },
  dialog_padding: { label: "Padding", control: "size", property: "--dialog-padding", part: ".dialog", group },
  overlay_color: { label: "Overlay color", control: "color", property: "--overlay", part: ".dialog", group },
  close_color: { label: "Close icon color", control: "color", property: "color", part: ".dialog__close", group },
});
