export const UI_STRINGS = ["Breadcrumb"] as const;

export type UiString = (typeof UI_STRINGS)[number];
