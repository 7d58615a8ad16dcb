import type { Directive } from "./directive";

/** Immediately. */
export const load: Directive = (_island, hydrate) => {
  hydrate();
};
