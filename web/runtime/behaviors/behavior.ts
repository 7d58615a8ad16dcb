import type { Frames } from "./frames";
import type { Viewport } from "./viewport";

/** The page, as a behavior receives it. */
export type BehaviorContext = {
  frames: Frames;
  viewport: Viewport;
  /** Aborted when the element leaves the page. */
  until: AbortSignal;
};

/** The methods that other scripts may call, by name. */
export type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Starts the behavior of an element; the module exports it as `mount`. */
// biome-ignore lint/suspicious/noConfusingVoidType: most behaviors have no methods
export type Mount = (element: HTMLElement, context: BehaviorContext) => Methods | void;
