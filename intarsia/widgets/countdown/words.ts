export const WORDS = ["Days", "Hours", "Minutes", "Seconds"] as const;

export type Word = (typeof WORDS)[number];
