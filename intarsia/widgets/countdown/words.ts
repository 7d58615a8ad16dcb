export const WORDS = ["Days", "Hours", "Minutes", "Seconds", "Until {date}"] as const;

export type Word = (typeof WORDS)[number];
