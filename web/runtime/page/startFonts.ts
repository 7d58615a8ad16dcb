/**
 * Sets `data-fonts` at the root element, whose `dataset` this is. Until then, stylesheets leave the web fonts out on
 * phones, because the first paint and the images of the first screen need the bandwidth.
 *
 * A visitor whose cache has this script also has the fonts. They start at once, so that the text does not change after
 * every click on a link. This also happens where the browser does not say how the script was loaded.
 */
export function startFonts(root: DOMStringMap): void {
  const start = () => {
    root.fonts = "";
  };
  if ((performance.getEntriesByName(import.meta.url)[0] as PerformanceResourceTiming | undefined)?.transferSize)
    addEventListener("load", () => new PerformanceObserver(start).observe({ type: "paint", buffered: true }));
  else start();
}
