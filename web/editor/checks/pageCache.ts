import type { Check } from "./check";

/** What keeps the published page out of the page cache, so that each visitor waits until it is rendered. */
export const pageCache: Check = {
  name: "page-cache",
  title: "Speed",
  find: ({ server }) => {
    const reason = server?.uncached;
    return reason
      ? [{ element: null, text: `The published page is not cached, so visitors wait longer: ${reason}` }]
      : [];
  },
};
