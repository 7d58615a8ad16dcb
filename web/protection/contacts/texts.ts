import { contacts as defaults } from "../../../intarsia/protection/texts/texts.json";
import type { PublicFunctions } from "../config";

// The site provides translations; these are used if it cannot be reached.
export type Texts = Record<keyof typeof defaults, string>;

export function textsOf(site: Partial<PublicFunctions> = {}): Texts {
  const known = Object.keys(defaults).map((name) => [name, site[name as keyof Texts]]);
  return { ...defaults, ...Object.fromEntries(known.filter(([, text]) => text)) };
}
