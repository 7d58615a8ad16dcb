// A module for the build as well, which replaces the English texts in the catalogs by these keys.

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
// FNV-1a with 32 bits, of which the key has 30.
const [START, PRIME] = [0x811c9dc5, 0x01000193];
const LENGTH = 5;

/**
 * The key of an English text in a built catalog: five characters. Whole texts would have twice the bytes when compressed.
 * A test proves that no two texts of the editor share a key.
 */
export function catalogKey(text) {
  let hash = START;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return [0, 6, 12, 18, 24].map((shift) => DIGITS[(hash >>> shift) & 63]).join("");
}

/** A catalog from all keys, one after the other, and the translations in the same order; null where there is none. */
export const catalogOf = (keys, translations) =>
  Object.fromEntries(
    translations
      .map((translation, at) => [keys.slice(at * LENGTH, (at + 1) * LENGTH), translation])
      .filter(([, translation]) => translation !== null),
  );
