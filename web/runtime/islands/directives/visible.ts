import { VISIBLE_MARGIN } from "../../constants";
import type { Directive } from "./directive";

/** Shortly before it scrolls into view. */
export const visible: Directive = (island, hydrate, until) => {
  // The island itself has no box to observe: it is `display: contents`. Nor has the link by which React fetches the page's
  // first picture early.
  const box = island.querySelector(":scope > :not(link)");
  if (!box) {
    hydrate();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
    },
    { rootMargin: `${VISIBLE_MARGIN}px` },
  );
  observer.observe(box);
  until.addEventListener("abort", () => observer.disconnect());
};
