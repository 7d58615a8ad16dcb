export const UI_STRINGS = ["Days", "Hours", "Minutes", "Seconds"] as const;

export type UiString = (typeof UI_STRINGS)[number];
