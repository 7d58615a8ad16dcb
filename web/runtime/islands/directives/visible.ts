import type { Directive } from "./directive";

/** Shortly before it scrolls into view. */
export const visible: Directive = (island, hydrate, until, viewport) => {
  // The island has `display: contents`, so it has no box to observe. Neither has the preload link for the page's first
  // image.
  const box = island.querySelector(":scope > :not(link)");
  if (box) viewport.watch(box, (isNear) => (isNear ? hydrate : undefined), until);
  else hydrate();
};
