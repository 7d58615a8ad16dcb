export const UI_STRINGS = ["Audio", "Download", "Download {title}", "Transcript"] as const;

export type UiString = (typeof UI_STRINGS)[number];
