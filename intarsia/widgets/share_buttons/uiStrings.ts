export const UI_STRINGS = [
  "Share this page",
  "Share on {service}",
  "Send by e-mail",
  "Copy link",
  "Link copied",
  "Copying the link failed",
  "Share …",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
