export const WORDS = [
  "Play video",
  "Play video: {title}",
  "Plays from {provider}",
  "Watch {title} on {provider}",
  "Watch the video on {provider}",
  "Video player",
  "Video",
  "Captions",
] as const;

export type Word = (typeof WORDS)[number];
