/** The texts of the script, by the names in `data-texts`. */
export const SCRIPT_TEXTS = {
  drawn: "Signature drawn",
  cleared: "Signature cleared",
  full: "The drawing area takes no more lines.",
} as const;

export const UI_STRINGS = [
  ...Object.values(SCRIPT_TEXTS),
  "How to sign",
  "Draw",
  "Type",
  "Drawing area",
  "Sign here with a mouse, a pen or a finger",
  "Undo",
  "Clear",
  "Type your name as your signature",
  "Drawing",
  "Signed (drawn)",
  "This drawing cannot be read. Clear it and sign again.",
  "This drawing is too small for a signature. Sign again.",
  "Shorten the name to {number} characters.",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
