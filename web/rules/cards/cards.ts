/** Payment cards by the first digits of their number, as the card networks publish them. */
export type CardType = "visa" | "mastercard" | "amex" | "discover" | "jcb" | "maestro";

type Card = { type: CardType; prefixes: RegExp; lengths: readonly number[] };

const CARDS: readonly Card[] = [
  { type: "amex", prefixes: /^3[47]/, lengths: [15] },
  { type: "discover", prefixes: /^(6011|622|64|65)/, lengths: [16] },
  { type: "mastercard", prefixes: /^(5[1-5]|2[2-6]|27[0-2])/, lengths: [16] },
  { type: "visa", prefixes: /^4/, lengths: [13, 16] },
  { type: "jcb", prefixes: /^35/, lengths: [16] },
  { type: "maestro", prefixes: /^(5018|5020|5038|5893|6304|6759|676[1-3])/, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
];

/** Fewer digits do not tell cards apart. */
const LEAST_DIGITS = 4;

/** Null until the digits typed so far belong to one type only. */
export function cardType(number: string): CardType | null {
  const digits = digitsOf(number);
  if (digits === null || digits.length < LEAST_DIGITS) return null;
  const [card, ...others] = CARDS.filter(({ prefixes }) => prefixes.test(digits));
  return card && others.length === 0 ? card.type : null;
}

/** Whether the number is whole, its check digit fits, and its type is accepted. */
export function isCardNumber(number: string, accepted: readonly CardType[]): boolean {
  const digits = digitsOf(number);
  if (digits === null) return false;
  const card = CARDS.find(({ type }) => type === cardType(digits));
  return (
    card !== undefined && accepted.includes(card.type) && card.lengths.includes(digits.length) && hasCheckDigit(digits)
  );
}

/** Spaces and hyphens are as on the card. */
function digitsOf(number: string): string | null {
  const digits = number.replace(/[\s-]/g, "");
  return /^\d*$/.test(digits) ? digits : null;
}

/** The Luhn formula: every second digit from the right is doubled. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
