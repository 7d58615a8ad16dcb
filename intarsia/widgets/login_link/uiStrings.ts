export const UI_STRINGS = ["Log in", "Log out"] as const;

export type UiString = (typeof UI_STRINGS)[number];
