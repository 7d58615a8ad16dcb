export const UI_STRINGS = ["About the author"] as const;

export type UiString = (typeof UI_STRINGS)[number];
