import type { Mount } from "../behavior";

/**
 * Makes the element as wide as the page, wherever it is. Runs again after a resize and when an element sticks; on
 * devices where it is off, it removes its changes.
 */
export const mount: Mount = (element, { frames, until }) => {
  const page = element.ownerDocument;
  const view = page.defaultView as Window;

  function reset() {
    element.style.removeProperty("--page-width");
    element.style.removeProperty("--page-start");
  }

  function measure() {
    const style = view.getComputedStyle(element);
    if (style.getPropertyValue("--stretch").trim() !== "yes") return reset;
    // An element stuck to the screen keeps its width.
    if (style.position === "fixed") return;
    const width = page.documentElement.clientWidth;
    const left = leftOf(element);
    const start = style.direction === "rtl" ? width - left - element.offsetWidth : left;
    const startOffset = start - (Number.parseFloat(style.marginInlineStart) || 0);
    return () => {
      setProperty(element, "--page-width", `${width}px`);
      setProperty(element, "--page-start", `${-startOffset}px`);
    };
  }

  function apply() {
    measure()?.();
  }

  /** The next frame lays out the page anyway; measuring now would do it twice. */
  function applySoon() {
    view.requestAnimationFrame(() => until.aborted || apply());
  }

  frames.follow((isResized) => (isResized ? measure() : undefined), until);
  for (const type of ["sticky:stick", "sticky:unstick"]) page.addEventListener(type, applySoon, { signal: until });
  until.addEventListener("abort", reset);
  apply();
  return { reactivate: apply };
};

/** Writing an unchanged value would lay out the page again. */
function setProperty({ style }: HTMLElement, name: string, value: string) {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/**
 * The distance from the left of the page without transforms: offsets ignore them. Offsets are whole pixels, so an
 * element without transforms is measured exactly.
 */
function leftOf(element: HTMLElement): number {
  let offset = element.offsetLeft;
  for (
    let parent = element.offsetParent as HTMLElement | null;
    parent;
    parent = parent.offsetParent as HTMLElement | null
  )
    offset += parent.offsetLeft + parent.clientLeft;
  const { left } = element.getBoundingClientRect();
  return Math.abs(left - offset) < 1 ? left : offset;
}
