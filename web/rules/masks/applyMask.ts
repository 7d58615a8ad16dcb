/** Input masks: 9 is a digit, a is a letter, * is a letter or a digit. All other characters are written as they are. */
export const KINDS: Readonly<Record<string, RegExp>> = { "9": /\d/, a: /\p{L}/u, "*": /[\p{L}\d]/u };

export const PLACEHOLDER = "_";

export type Masked = {
  /** What was typed, in the mask, up to the last character that fits. */
  text: string;
  /** `text`, and the rest of the mask with placeholders. */
  shown: string;
  isComplete: boolean;
};

/** Accepts text with and without the characters of the mask. Characters that fit nowhere are left out. */
export function applyMask(mask: string, typed: string): Masked {
  const places = [...mask];
  const fitted = placed(places, [...typed.normalize("NFC")]);
  const filled = fitted.findLastIndex((character, index) => character !== "" && isOpen(places[index] ?? "")) + 1;
  const text = fitted.slice(0, filled).join("");
  const rest = places.slice(filled).map((place) => (isOpen(place) ? PLACEHOLDER : place));
  const isComplete = !places.slice(filled).some(isOpen);
  return { text: isComplete ? text + rest.join("") : text, shown: text + rest.join(""), isComplete };
}

/** Whether only digits are typed, so that phones can show a keyboard for them. */
export const isNumeric = (mask: string): boolean => [...mask].every((place) => !isOpen(place) || place === "9");

export const isOpen = (place: string): boolean => Object.hasOwn(KINDS, place);

/** What is in each place; the empty string where nothing is. */
function placed(places: readonly string[], characters: string[]): string[] {
  let isPasted = true;
  return places.map((place) => {
    if (isOpen(place)) return nextOf(KINDS[place] as RegExp, characters);
    // A digit of the mask is one of the typed text only if the signs around it were typed, too: "+1 (555)", not "155".
    const isTyped = characters[0] === place && (isPasted || /[^\p{L}\d]/u.test(place));
    if (isTyped) characters.shift();
    isPasted = isTyped;
    return place;
  });
}

function nextOf(kind: RegExp, characters: string[]): string {
  const at = characters.findIndex((character) => kind.test(character));
  const [found = ""] = characters.splice(0, at < 0 ? characters.length : at + 1).slice(-1);
  return at < 0 ? "" : found;
}
