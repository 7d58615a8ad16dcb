import { QUANTITY_UI_STRINGS } from "../../../web/kit/fields/prices/quantity";

export const UI_STRINGS = [
  ...QUANTITY_UI_STRINGS,
  "Choose …",
  "Quantity",
  "Price: {price}",
  "Enter an amount such as {example}.",
  "Enter an amount of at least {amount}.",
  "Enter an amount of at most {amount}.",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
