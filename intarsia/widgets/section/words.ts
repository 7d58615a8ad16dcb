export const WORDS = ["Pause the background", "Play the background"] as const;

export type Word = (typeof WORDS)[number];
