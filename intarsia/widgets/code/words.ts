export const WORDS = ["Code", "Copy", "Copied", "Copying did not work"] as const;

export type Word = (typeof WORDS)[number];
