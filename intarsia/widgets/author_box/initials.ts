/** "Noor van Whitlock" → "NW". One letter for one name; whole characters, whatever script they are of. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((part) => [...part][0] ?? "");
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join("").toUpperCase();
}
