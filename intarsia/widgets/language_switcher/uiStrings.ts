export const UI_STRINGS = ["Languages", "Language: {language}"] as const;

export type UiString = (typeof UI_STRINGS)[number];
