export const UI_STRINGS = ["Code", "Copy", "Copied", "Copying failed"] as const;

export type UiString = (typeof UI_STRINGS)[number];
