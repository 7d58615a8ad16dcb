import type { Directive } from "./directive";

/** Shortly before it scrolls into view. */
export const visible: Directive = (island, hydrate, until, sight) => {
  // The island itself has no box to observe: it is `display: contents`. Nor has the link by which React fetches the page's
  // first picture early.
  const box = island.querySelector(":scope > :not(link)");
  if (box) sight.watch(box, (isNear) => (isNear ? hydrate : undefined), until);
  else hydrate();
};
