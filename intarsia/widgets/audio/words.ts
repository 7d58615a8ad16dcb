export const WORDS = ["Audio", "Download", "Download {title}", "Transcript"] as const;

export type Word = (typeof WORDS)[number];
