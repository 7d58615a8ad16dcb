import type PhotoSwipe from "photoswipe";

/** The page's URL names a slide, in the format that sharing uses. */
const NAMES_A_SLIDE = /-action(?::|&|%3a|%26)/i;
// A browser that never fires popstate must not block the next image.
const BACK_TIMEOUT = 500;

let leaving: Promise<unknown> = Promise.resolve();

/**
 * Adds a history entry for the open lightbox, so that Back closes it. Closing it in another way removes the entry and
 * the slide from the URL.
 */
export async function addHistoryEntry(lightbox: PhotoSwipe): Promise<void> {
  // Going back is asynchronous, and the visitor may have opened the next image meanwhile.
  await leaving;
  const entry = { lightbox: String(performance.now()) };
  const { hash, pathname, search } = location;
  if (NAMES_A_SLIDE.test(hash)) history.replaceState(history.state, "", pathname + search);
  history.pushState(entry, "", hash);
  const onBack = () => lightbox.close();
  addEventListener("popstate", onBack);

  lightbox.on("destroy", () => {
    removeEventListener("popstate", onBack);
    if (history.state?.lightbox !== entry.lightbox) return;
    leaving = new Promise((resolve) => {
      addEventListener("popstate", resolve, { once: true });
      setTimeout(resolve, BACK_TIMEOUT);
    });
    history.back();
  });
}
