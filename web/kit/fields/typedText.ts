import type { Fault, FieldAnswer, PostedInputs } from "./defineField";
import type { FieldUiString } from "./uiStrings";

/** One typed text; null if it is empty or only spaces. */
export const readText = (inputs: PostedInputs): FieldAnswer => inputs[""]?.[0]?.trim() || null;

/** The length counts characters as people do: an emoji is one. */
export function checkLength(answer: unknown, { max_length }: Readonly<Record<string, unknown>>): Fault {
  const isTooLong = typeof max_length === "number" && max_length > 0 && [...String(answer)].length > max_length;
  return isTooLong ? ("This answer is too long. Shorten it." satisfies FieldUiString) : null;
}
