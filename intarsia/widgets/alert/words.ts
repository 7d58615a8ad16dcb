export const WORDS = ["Close this alert"] as const;

export type Word = (typeof WORDS)[number];
