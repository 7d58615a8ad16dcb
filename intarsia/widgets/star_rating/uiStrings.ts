export const UI_STRINGS = ["{rating} of {scale}"] as const;

export type UiString = (typeof UI_STRINGS)[number];
