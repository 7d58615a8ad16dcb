import type { Fault } from "../defineField";
import { fault } from "../fault";

export const PARTS_UI_STRINGS = ["Fill in the marked parts of this answer."] as const;

/** An input that a required answer has, and what is said if it is the only one that is missing. */
export type NeededPart = { key: string; missing: string };

/** The fault of an answer that lacks some of these inputs; null is no answer at all. */
export function missingParts(answer: unknown, needed: readonly NeededPart[]): Fault | null {
  const given = (answer ?? {}) as Readonly<Record<string, string>>;
  const missing = needed.filter(({ key }) => !given[key]);
  if (missing.length === 0) return null;
  const [only] = missing.length === 1 ? missing : [];
  return fault<string>(only?.missing ?? PARTS_UI_STRINGS[0], { inputs: missing.map(({ key }) => key) });
}
