export const UI_STRINGS = ["Step {step} of {steps}", "Step {step} of {steps}: {title}", "Next", "Previous"] as const;
export type UiString = (typeof UI_STRINGS)[number];
