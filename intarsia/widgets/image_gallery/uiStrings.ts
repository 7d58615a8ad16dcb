export const UI_STRINGS = ["Image {number}", "Show", "All"] as const;

export type UiString = (typeof UI_STRINGS)[number];
