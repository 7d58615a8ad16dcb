import type { Viewport } from "../../behaviors/viewport";

/**
 * When an island is hydrated. A directive calls `hydrate` at the right moment, as often as it likes, and cleans up
 * when `until` is aborted: the island was hydrated, has failed or was removed.
 */
export type Directive = (
  island: HTMLElement,
  hydrate: () => Promise<"hydrated" | "failed">,
  until: AbortSignal,
  viewport: Viewport,
) => void;
