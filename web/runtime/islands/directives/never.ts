import type { Directive } from "./directive";

/** Never: the server's HTML is all that is needed. */
export const never: Directive = () => {};
