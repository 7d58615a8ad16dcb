export const WORDS = ["Code", "Copy", "Copied", "Copying failed"] as const;

export type Word = (typeof WORDS)[number];
