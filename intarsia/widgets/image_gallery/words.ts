export const WORDS = ["Picture {number}", "Show", "All"] as const;

export type Word = (typeof WORDS)[number];
