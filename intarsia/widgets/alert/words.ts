export const WORDS = ["Close this note"] as const;

export type Word = (typeof WORDS)[number];
