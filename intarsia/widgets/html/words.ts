export const WORDS = ["Embedded content"] as const;

export type Word = (typeof WORDS)[number];
