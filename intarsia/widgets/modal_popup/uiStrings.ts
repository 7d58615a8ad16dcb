export const UI_STRINGS = ["Close", "Open", "Popup"] as const;

export type UiString = (typeof UI_STRINGS)[number];
