export const WORDS = ["Audio", "Download", "Download {title}", "Read it instead"] as const;

export type Word = (typeof WORDS)[number];
