import type { Sight } from "../../behaviours/sight";

/**
 * When an island is hydrated. A directive calls `hydrate` (as often as it likes, it happens once) when the moment has
 * come and leaves nothing behind after `until` is aborted: the island is hydrated, has failed or is gone.
 */
export type Directive = (
  island: HTMLElement,
  hydrate: () => Promise<"hydrated" | "failed">,
  until: AbortSignal,
  sight: Sight,
) => void;
