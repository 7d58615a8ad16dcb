/** What all that opens over the page offers an owner, in one wording. */

import { ICON_OPTIONS } from "../icons";
import { select, text } from "../schema/settings";
import type { StyleField } from "../style/fields";

export const surfaceTitle = (usual: string) =>
  text({
    label: "Title",
    default: usual,
    help: "Names it for screen readers and in the lists of links, too.",
    translatable: true,
    inline: true,
  });

export const triggerIcon = (usual: "" | "menu") =>
  select({ label: "Icon of the button", default: usual, options: [["", "None"], ...ICON_OPTIONS], picker: "icons" });

export const triggerLook = select({
  label: "Kind of button",
  default: "primary",
  options: [
    ["primary", "Filled"],
    ["secondary", "Outlined"],
    ["plain", "Text only"],
  ],
});

const PART = ".surface__trigger";

export const surfaceLooks = (group: string): Record<string, StyleField> => ({
  button_background: { label: "Button", control: "colour", property: "background-color", part: PART, group: "Button" },
  button_color: { label: "Text of the button", control: "colour", property: "color", part: PART, group: "Button" },
  button_border: { label: "Border", control: "colour", property: "border-color", part: PART, group: "Button" },
  surface_background: { label: "Ground", control: "colour", property: "--ground", part: ".surface", group },
  surface_color: { label: "Text", control: "colour", property: "color", part: ".surface", group },
  surface_padding: { label: "Padding", control: "size", property: "--surface-padding", part: ".surface", group },
  overlay_color: { label: "Over the page", control: "colour", property: "--overlay", part: ".surface", group },
  close_color: { label: "Closing sign", control: "colour", property: "color", part: ".surface__close", group },
});
