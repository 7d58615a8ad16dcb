import type { Fault, FieldAnswer } from "../defineField";
import { fault } from "../fault";

export const PARTS_UI_STRINGS = ["Fill in the marked parts of this answer."] as const;

/** The fault of an answer that lacks some of these inputs. */
export function missingParts(answer: FieldAnswer, required: readonly string[]): Fault | null {
  const given = answer as Readonly<Record<string, string>>;
  const inputs = required.filter((part) => !given[part]);
  return inputs.length > 0
    ? fault<(typeof PARTS_UI_STRINGS)[number]>("Fill in the marked parts of this answer.", { inputs })
    : null;
}
