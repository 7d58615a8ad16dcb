export const UI_STRINGS = [
  "Play video",
  "Play video: {title}",
  "Plays from {provider}",
  "Watch {title} on {provider}",
  "Watch the video on {provider}",
  "Video player",
  "Video",
  "Captions",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
