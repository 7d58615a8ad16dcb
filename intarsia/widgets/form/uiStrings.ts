import { FORM_SCRIPT_UI_STRINGS } from "../../../web/webforms/uiStrings";

/** What the honeypot seems to ask for. */
export const TRAP_LABELS = ["Website", "Fax", "Department", "Nickname"] as const;

export const UI_STRINGS = [
  "Correct these fields and continue.",
  "Delete saved answers",
  ...TRAP_LABELS,
  ...FORM_SCRIPT_UI_STRINGS,
] as const;
export type UiString = (typeof UI_STRINGS)[number];
