export const UI_STRINGS = ["Correct these fields and send the form again."] as const;
export type UiString = (typeof UI_STRINGS)[number];
