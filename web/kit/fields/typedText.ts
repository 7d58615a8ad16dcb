import type { Fault, FieldSettings } from "./defineField";
import { fault } from "./fault";

/** The length counts code points, as Python does: most emoji are one. */
export function checkLength(answer: unknown, { max_length }: FieldSettings): Fault | null {
  const isTooLong = typeof max_length === "number" && max_length > 0 && [...String(answer)].length > max_length;
  return isTooLong ? fault("This answer is too long. Shorten it.") : null;
}
