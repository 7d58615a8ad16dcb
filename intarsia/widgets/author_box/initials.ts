/** "Noor van Whitlock" → "NW". One letter for a single name. Works with whole characters of any script. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((part) => [...part][0] ?? "");
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join("").toUpperCase();
}
