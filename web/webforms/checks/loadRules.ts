import type { FieldRules } from "../../kit/fields/defineField";
import type { readAnswer } from "../../rules/answers/readAnswer";
import { lazyPart } from "../parts/lazyPart";
import * as textRules from "./textRules";

export type LoadedRules = { rules: FieldRules; readAnswer: typeof readAnswer };
type Part = Readonly<Record<string, unknown>>;

/** In the order of how many forms need them. Each has the reader that its types need. */
const PARTS = [
  async (): Promise<Part> => textRules,
  lazyPart<Part>(() => import("./choiceRules")),
  lazyPart<Part>(() => import("./rareRules")),
];

/** The rules of these types, and of others that come along. */
export async function loadRules(types: readonly string[]): Promise<ReadonlyMap<string, LoadedRules>> {
  const found = new Map<string, LoadedRules>();
  for (const load of PARTS) {
    if (types.every((type) => found.has(type))) break;
    const { readAnswer: reader, ...rules } = await load();
    for (const [type, one] of Object.entries(rules)) found.set(type, { rules: one, readAnswer: reader } as LoadedRules);
  }
  return found;
}
