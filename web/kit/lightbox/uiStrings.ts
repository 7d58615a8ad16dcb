/** The UI strings of the lightbox. It belongs to no widget, so the contract lists them for the page. */
export const LIGHTBOX_UI_STRINGS = [
  "Images",
  "Close (Esc)",
  "Zoom",
  "Previous",
  "Next",
  "This image cannot be shown.",
  "Open the file",
  "Full screen",
  "Share",
  "Copy link",
  "Link copied",
  "Copy this link:",
  "Download image",
  "Share on {service}",
  "This is not available right now.",
  "Play video",
  "Play video: {title}",
  "Plays from {provider}",
  "Video player",
  "Captions",
  "This video cannot be shown.",
] as const;

export type LightboxUiString = (typeof LIGHTBOX_UI_STRINGS)[number];
