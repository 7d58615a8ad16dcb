export const UI_STRINGS = [
  "This check needs JavaScript. Turn it on or use another browser to send the form.",
  "Starts when you fill in the form.",
  "Checking that you are not a script…",
  "Checked. You can send the form.",
  "The check did not load. Your connection or a blocker may be the reason. Reload the page to try again.",
  "Test mode: this check counts as passed.",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
