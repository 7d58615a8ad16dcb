export const WORDS = ["Log in", "Log out"] as const;

export type Word = (typeof WORDS)[number];
