/** What the lightbox says. It belongs to no widget, so the contract lists these words as the page's own. */
export const LIGHTBOX_WORDS = [
  "Pictures",
  "Close (Esc)",
  "Zoom",
  "Previous",
  "Next",
  "This picture cannot be shown.",
] as const;

export type LightboxWord = (typeof LIGHTBOX_WORDS)[number];
