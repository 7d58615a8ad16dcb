export const WORDS = ["Breadcrumb"] as const;

export type Word = (typeof WORDS)[number];
