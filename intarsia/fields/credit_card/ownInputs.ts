/** The inputs of a card that the provider's script reads itself. Nothing here stores or sends what is typed. */

import { codeLength, formatCardNumber, formatExpiry, isExpired, readExpiry } from "../../../web/rules/cards/cardParts";
import { type CardType, cardType, isCardNumber } from "../../../web/rules/cards/cards";
import { CARD_TYPES } from "./acceptedCards";
import type { CARD_TEXTS } from "./uiStrings";

type Part = "number" | "expiry" | "code" | "name";
export type CardFault = { text: keyof typeof CARD_TEXTS; part?: Part };
export type TypedCard = Readonly<Record<Part, string>>;

const partIn = (box: HTMLElement, part: Part) => box.querySelector<HTMLInputElement>(`input[data-part="${part}"]`);

export function typedCard(box: HTMLElement): TypedCard {
  const textOf = (part: Part) => partIn(box, part)?.value.trim() ?? "";
  return { number: textOf("number"), expiry: textOf("expiry"), code: textOf("code"), name: textOf("name") };
}

export const isEmpty = ({ number, expiry, code }: TypedCard): boolean => !number && !expiry && !code;

/** What is wrong first, from top to bottom. */
export function cardFault(card: TypedCard, accepted: readonly CardType[], now: Date): CardFault | null {
  if (!isCardNumber(card.number, CARD_TYPES)) return { text: "number", part: "number" };
  if (!isCardNumber(card.number, accepted)) return { text: "type", part: "number" };
  const expiry = readExpiry(card.expiry);
  if (!expiry) return { text: "expiry", part: "expiry" };
  if (isExpired(expiry, now)) return { text: "expired", part: "expiry" };
  if (!new RegExp(`^\\d{${codeLength(card.number)}}$`).test(card.code)) return { text: "code", part: "code" };
  return card.name ? null : { text: "name", part: "name" };
}

/** Groups digits while somebody types, and marks the type of the card once it is known. */
export function followTyping(box: HTMLElement): void {
  const formats = { number: formatCardNumber, expiry: formatExpiry };
  for (const [part, format] of Object.entries(formats)) {
    const input = partIn(box, part as Part);
    input?.addEventListener("input", () => writeAtEnd(input, format));
  }
  const number = partIn(box, "number");
  number?.addEventListener("input", () => markType(box, cardType(number.value)));
}

/** Not while somebody corrects or deletes something in the middle. */
function writeAtEnd(input: HTMLInputElement, format: (typed: string) => string): void {
  const shown = format(input.value);
  if (input.selectionStart === input.value.length && shown.length > input.value.trimEnd().length) input.value = shown;
}

function markType(box: HTMLElement, type: CardType | null): void {
  for (const card of box.querySelectorAll<HTMLElement>("[data-card-type]")) {
    if (card.dataset.cardType === type) card.setAttribute("aria-current", "true");
    else card.removeAttribute("aria-current");
  }
  box.toggleAttribute("data-type-known", type !== null);
}
