import { applyMask, isOpen, PLACEHOLDER } from "./applyMask";

// Far more than any number or code that people type.
const MOST_PLACES = 100;

/** Whether a text is a mask: one without a place for a digit or letter leaves nothing to type. */
export const isMask = (mask: unknown): mask is string =>
  typeof mask === "string" && mask.length <= MOST_PLACES && [...mask].some(isOpen);

/**
 * The answer in the form of the mask; null if only the mask itself was sent. What does not fit into it stays as it was
 * typed, so that nothing is lost before the visitor has corrected it.
 */
export function maskedAnswer(mask: string, typed: string): string | null {
  const bare = typed.replaceAll(PLACEHOLDER, "");
  const { text, isComplete } = applyMask(mask, bare);
  const [entered, own] = [signsOf(bare), signsOf([...mask].filter((place) => !isOpen(place)).join(""))];
  if (text === "" && (entered === "" || entered === own)) return null;
  return isComplete && [signsOf(text), withoutOwn(mask, text)].includes(entered) ? text : typed;
}

/** Whether an answer fills the mask exactly. */
export const fitsMask = (mask: string, answer: string): boolean => {
  const { text, isComplete } = applyMask(mask, answer);
  return isComplete && text === answer;
};

const signsOf = (text: string): string => text.normalize("NFC").replace(/[^\p{L}\d]/gu, "");

/** The letters and digits in the open places of a filled mask: what people type who leave out the rest. */
const withoutOwn = (mask: string, text: string): string => {
  const places = [...mask];
  return [...text].filter((_, index) => isOpen(places[index] ?? "")).join("");
};
