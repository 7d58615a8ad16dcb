import { isOpen, KINDS, PLACEHOLDER } from "./applyMask";

/** A field while somebody edits it. */
export type Filled = {
  /** The mask with what was typed in it. Places that were emptied in the middle have placeholders. */
  shown: string;
  /** The open places that are filled. */
  count: number;
  /** The place after the last character that was typed before the caret. */
  caret: number;
};

/**
 * Puts the text of a field into its mask, place by place: a placeholder is an empty place, and a fixed character of the
 * mask ends the places before it. So a deleted character leaves its place empty, and the others stay where they are.
 */
export function fillMask(mask: string, typed: string, caretInTyped = typed.length): Filled {
  const [places, characters] = [[...mask], [...typed]];
  let [at, caret, count] = [0, 0, 0];
  const shown = places.map((place, index) => {
    if (!isOpen(place)) {
      // A character that was inserted before an empty place pushes a placeholder over the edge.
      const found = characters.findIndex((character, index) => index >= at && character !== PLACEHOLDER);
      if (characters[found] === place) at = found + 1;
      return place;
    }
    const next = nextFixed(places, index);
    while (at < characters.length && isNoise(characters[at] as string, next)) at += 1;
    const character = characters[at] ?? "";
    if (character === PLACEHOLDER) at += 1;
    if (!KINDS[place]?.test(character)) return PLACEHOLDER;
    at += 1;
    count += 1;
    if (at <= caretInTyped) caret = index + 1;
    return character;
  });
  return { shown: shown.join(""), count, caret };
}

const nextFixed = (places: readonly string[], from: number): string =>
  places.slice(from).find((place) => !isOpen(place)) ?? "";

/** Spaces and other characters that people type between the digits, unless they are those of the mask. */
const isNoise = (character: string, fixed: string): boolean =>
  character !== fixed && character !== PLACEHOLDER && !/[\p{L}\d]/u.test(character);
