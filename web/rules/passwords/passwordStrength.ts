import { COMMON_PARTS } from "./commonParts";

export type PasswordStrength = "bad" | "good" | "strong";

/** Bits of guessing work. A guesser who has stolen a slow hash tries about 2^40 in a year; a form on the web far fewer. */
const GOOD_BITS = 36;
const STRONG_BITS = 60;
/** Choosing one of the common words, names and keyboard rows. */
const BITS_OF_COMMON = 8;
/** Characters that continue a run: "aaaa", "3456". */
const BITS_OF_RUN = 1;
/** Longer passwords are not examined further. */
const MOST_CHARACTERS = 200;

/** How hard a password is to guess, from what it is made of: common parts, runs, and characters by chance. */
export function passwordStrength(password: string): PasswordStrength {
  const bits = bitsOf([...password].slice(0, MOST_CHARACTERS));
  if (bits < GOOD_BITS) return "bad";
  return bits < STRONG_BITS ? "good" : "strong";
}

function bitsOf(characters: readonly string[]): number {
  const plain = characters.map(plainOf).join("");
  const perCharacter = Math.log2(alphabetOf(characters));
  let bits = 0;
  for (let at = 0; at < characters.length; ) {
    const common = commonAt(plain, at);
    const cost = isRun(characters, at) ? BITS_OF_RUN : perCharacter;
    bits += common ? Math.min(BITS_OF_COMMON, perCharacter * common) : cost;
    at += common || 1;
  }
  return bits;
}

/** How many characters a common part has that starts here. */
const commonAt = (plain: string, at: number): number =>
  COMMON_PARTS.filter((part) => plain.startsWith(part, at)).reduce((most, part) => Math.max(most, part.length), 0);

/** "p4ssw0rd" is guessed as early as "password". */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const plainOf = (character: string): string => {
  const plain = LOOKALIKES[character] ?? character.toLowerCase();
  return plain.length === character.length ? plain : character;
};

/** The same step as between the two characters before, which is at most one: "aaa", "abc", "321". */
function isRun(characters: readonly string[], at: number): boolean {
  const step = stepTo(characters, at);
  return step === stepTo(characters, at - 1) && Math.abs(step) <= 1;
}

/** From the character before; no number, and so equal to no other step, at the first character. */
const stepTo = (characters: readonly string[], at: number): number =>
  codeAt(characters, at) - codeAt(characters, at - 1);

const codeAt = (characters: readonly string[], at: number): number => characters[at]?.codePointAt(0) ?? Number.NaN;

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
];

function alphabetOf(characters: readonly string[]): number {
  const text = characters.join("");
  return KINDS.reduce((size, [kind, count]) => (kind.test(text) ? size + count : size), 0) || 26;
}
