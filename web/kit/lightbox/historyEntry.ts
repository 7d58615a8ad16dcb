import type PhotoSwipe from "photoswipe";

/** The address of the page names a slide, by a link of the kind that sharing writes. */
const NAMES_A_SLIDE = /-action(?::|&|%3a|%26)/i;
// A browser that never tells of going back must not keep the next picture from opening.
const LONGEST_WAY_BACK = 500;

let leaving: Promise<unknown> = Promise.resolve();

/**
 * Gives the open lightbox a place of its own in the history, so that Back closes it. When it is closed otherwise the
 * place is left behind, and so is a slide's name in the page's address.
 */
export async function holdHistoryEntry(lightbox: PhotoSwipe): Promise<void> {
  // Going back takes a moment, and who has opened the next picture meanwhile wants to see it.
  await leaving;
  const place = { lightbox: String(performance.now()) };
  const { hash, pathname, search } = location;
  if (NAMES_A_SLIDE.test(hash)) history.replaceState(history.state, "", pathname + search);
  history.pushState(place, "", hash);
  const onBack = () => lightbox.close();
  addEventListener("popstate", onBack);

  lightbox.on("destroy", () => {
    removeEventListener("popstate", onBack);
    if (history.state?.lightbox !== place.lightbox) return;
    leaving = new Promise((resolve) => {
      addEventListener("popstate", resolve, { once: true });
      setTimeout(resolve, LONGEST_WAY_BACK);
    });
    history.back();
  });
}
