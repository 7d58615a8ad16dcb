import type { Directive } from "./directive";

/** At once. */
export const load: Directive = (_island, hydrate) => {
  hydrate();
};
