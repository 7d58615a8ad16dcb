/** Messages of the script that checks the card. */
export const CARD_TEXTS = {
  number: "Check the card number. A digit is missing or wrong.",
  type: "This card is not accepted. Use one of these: {cards}",
  expiry: "Enter the expiry date as month and year, such as 09 / 29.",
  expired: "This card has expired. Use another card.",
  code: "Enter the security code: 3 digits on the back, or 4 on the front of American Express cards.",
  name: "Enter the name as it is on the card.",
  test: "Only test cards work here, such as 4242 4242 4242 4242.",
  failed: "The card could not be checked. Your connection or a blocker may be the reason. Try again.",
} as const;

export const UI_STRINGS = [
  ...Object.values(CARD_TEXTS),
  "Accepted cards",
  "Card number",
  "Expiry (MM / YY)",
  "Security code",
  "Name on card",
  "Use another card",
  "Test mode: no money is taken. Use the card 4242 4242 4242 4242 with any security code.",
  "Paying by card needs JavaScript. Turn it on or use another browser to send the form.",
  "Payments are not possible at the moment.",
] as const;

export type UiString = (typeof UI_STRINGS)[number];
