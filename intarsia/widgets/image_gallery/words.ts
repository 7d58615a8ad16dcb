export const WORDS = ["Image {number}", "Show", "All"] as const;

export type Word = (typeof WORDS)[number];
