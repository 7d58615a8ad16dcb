import type { Frames } from "./frames";
import type { Sight } from "./sight";

/** The page as a behaviour meets it. */
export type Surroundings = {
  frames: Frames;
  sight: Sight;
  /** Aborted when the element leaves the page. */
  until: AbortSignal;
};

/** What other scripts may ask of a behaviour, by name. */
export type Methods = Readonly<Record<string, (...given: never[]) => unknown>>;

/** Starts what an element does; its module exports it as `mount`. */
// biome-ignore lint/suspicious/noConfusingVoidType: most can be asked for nothing
export type Mount = (element: HTMLElement, surroundings: Surroundings) => Methods | void;
