export const UI_STRINGS = ["Close", "Open", "Panel"] as const;

export type UiString = (typeof UI_STRINGS)[number];
