import type { Directive } from "./directive";

/** The server's HTML is all there is. */
export const never: Directive = () => {};
