/** "Noor van Whitlock" → "NW". One letter for a single name. Works with whole characters of any script. */
export function initials(name: string): string {
  const characters = name
    .trim()
    .split(/\s+/)
    .map((part) => [...part][0] ?? "");
  const outer = characters.length > 1 ? [characters[0], characters.at(-1)] : characters;
  return outer.join("").toUpperCase();
}
