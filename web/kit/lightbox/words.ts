/** What the lightbox says. It belongs to no widget, so the contract lists these words as the page's own. */
export const LIGHTBOX_WORDS = [
  "Pictures",
  "Close (Esc)",
  "Zoom",
  "Previous",
  "Next",
  "This picture cannot be shown.",
  "Open it by itself",
  "Full screen",
  "Share",
  "Copy the link",
  "Link copied",
  "Copy this link:",
  "Download the picture",
  "Share on {service}",
  "This is not to be had just now.",
  "Play video",
  "Play video: {title}",
  "Plays from {provider}",
  "Video player",
  "Captions",
  "This video cannot be shown.",
] as const;

export type LightboxWord = (typeof LIGHTBOX_WORDS)[number];
