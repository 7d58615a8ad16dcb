export const WORDS = ["{rating} of {scale}"] as const;

export type Word = (typeof WORDS)[number];
