import type { Frames } from "./frames";
import type { Sight } from "./sight";

/** The page, as a behavior receives it. */
export type Surroundings = {
  frames: Frames;
  sight: Sight;
  /** Aborted when the element leaves the page. */
  until: AbortSignal;
};

/** The methods that other scripts may call, by name. */
export type Methods = Readonly<Record<string, (...given: never[]) => unknown>>;

/** Starts the behavior of an element; the module exports it as `mount`. */
// biome-ignore lint/suspicious/noConfusingVoidType: most can be asked for nothing
export type Mount = (element: HTMLElement, surroundings: Surroundings) => Methods | void;
