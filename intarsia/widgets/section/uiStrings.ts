export const UI_STRINGS = ["Pause the background", "Play the background"] as const;

export type UiString = (typeof UI_STRINGS)[number];
