/** A slow frame or script of another site must not keep the page in its fallback fonts. */
const LONGEST_WAIT_MS = 3000;

/**
 * Sets `data-fonts` at the root element. Until then, stylesheets leave the web fonts out on phones, because the first
 * paint and the images of the first screen need the bandwidth.
 *
 * A visitor whose cache has this script also has the fonts. They start at once, so that the text does not change after
 * every click on a link.
 */
export function startFonts(root: HTMLElement, script: string): void {
  const start = () => {
    root.dataset.fonts = "";
  };
  const [loaded] = performance.getEntriesByName(script) as PerformanceResourceTiming[];
  // Both are 0 if the script comes from another origin that does not allow timing.
  if (loaded?.decodedBodySize && !loaded.transferSize) start();
  addEventListener("load", () => new PerformanceObserver(start).observe({ type: "paint", buffered: true }));
  setTimeout(start, LONGEST_WAIT_MS);
}
