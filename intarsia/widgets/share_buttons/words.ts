export const WORDS = [
  "Share this page",
  "Share on {service}",
  "Send by e-mail",
  "Copy the link",
  "Link copied",
  "The link could not be copied",
  "Share …",
] as const;

export type Word = (typeof WORDS)[number];
