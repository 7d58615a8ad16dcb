export const WORDS = ["About the author"] as const;

export type Word = (typeof WORDS)[number];
