import type { CardType } from "../../../web/rules/cards/cards";

export const CARDS = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  jcb: "JCB",
  maestro: "Maestro",
} as const satisfies Record<CardType, string>;

export const CARD_TYPES = Object.keys(CARDS) as CardType[];

export const acceptedIn = (settings: Readonly<Record<string, unknown>>): CardType[] =>
  CARD_TYPES.filter((type) => settings[`accepts_${type}`]);
