import { contacts as usual } from "../../../intarsia/protection/texts/texts.json";
import type { PublicFunctions } from "../config";

// The site provides translations; these are used if it cannot be reached.
export type Texts = Record<keyof typeof usual, string>;

export function textsOf(site: Partial<PublicFunctions> = {}): Texts {
  const known = Object.keys(usual).map((name) => [name, site[name as keyof Texts]]);
  return { ...usual, ...Object.fromEntries(known.filter(([, text]) => text)) };
}
