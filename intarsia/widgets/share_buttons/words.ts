export const WORDS = [
  "Share this page",
  "Share on {service}",
  "Send by email",
  "Copy link",
  "Link copied",
  "Copying the link failed",
  "Share …",
] as const;

export type Word = (typeof WORDS)[number];
