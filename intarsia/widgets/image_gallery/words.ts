export const WORDS = ["Picture {number}"] as const;

export type Word = (typeof WORDS)[number];
