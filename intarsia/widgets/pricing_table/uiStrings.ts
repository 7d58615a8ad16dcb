export const UI_STRINGS = [
  "Show all features",
  "Show fewer features",
  "Not included",
  "More about: {feature}",
  "Original price",
] as const;
export type UiString = (typeof UI_STRINGS)[number];
