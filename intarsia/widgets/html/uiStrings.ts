export const UI_STRINGS = ["Embedded content"] as const;

export type UiString = (typeof UI_STRINGS)[number];
