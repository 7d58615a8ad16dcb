export const WORDS = [
  "Picture {number}",
  "Pictures",
  "Close (Esc)",
  "Zoom",
  "Previous",
  "Next",
  "This picture cannot be shown.",
] as const;

export type Word = (typeof WORDS)[number];
