export const UI_STRINGS = ["Close this alert"] as const;

export type UiString = (typeof UI_STRINGS)[number];
