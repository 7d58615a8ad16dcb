export const WORDS = ["Close", "Open", "Popup"] as const;

export type Word = (typeof WORDS)[number];
