export const WORDS = ["Main menu", "Menu"] as const;

export type Word = (typeof WORDS)[number];
