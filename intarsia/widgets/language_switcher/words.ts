export const WORDS = ["Languages", "Language: {language}"] as const;

export type Word = (typeof WORDS)[number];
