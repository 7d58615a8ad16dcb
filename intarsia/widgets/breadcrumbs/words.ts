export const WORDS = ["You are here"] as const;

export type Word = (typeof WORDS)[number];
