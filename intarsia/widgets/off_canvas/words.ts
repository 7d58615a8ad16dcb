export const WORDS = ["Close", "Open", "Panel"] as const;

export type Word = (typeof WORDS)[number];
