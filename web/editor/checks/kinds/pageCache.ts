import { gettext } from "../../texts/gettext";
import { kilobytes } from "../../texts/kilobytes";
import type { Check, Finding } from "../check";

// About a thousand elements. Phones take a noticeable time to build larger pages.
export const LARGEST_PAGE_BYTES = 400_000;

/** What visitors wait for: the page is rendered for each of them, it is very large, or one of its images is. */
export const pageCache: Check = {
  name: "page-cache",
  title: gettext("Speed"),
  find: ({ server }) => {
    const { uncached, html_bytes: bytes = 0 } = server ?? {};
    const texts = [
      uncached && gettext("The published page is not cached, so visitors wait longer: {reason}", { reason: uncached }),
      bytes > LARGEST_PAGE_BYTES &&
        gettext(
          "The published page has {size} of HTML. Pages up to {limit} open quickly on phones. Move a part to another page.",
          { size: kilobytes(bytes), limit: kilobytes(LARGEST_PAGE_BYTES) },
        ),
    ];
    const heavy = (server?.images ?? []).map(({ element, reason }): Finding => ({ element, text: reason }));
    return [...texts.flatMap((text): Finding[] => (text ? [{ element: null, text }] : [])), ...heavy];
  },
};
