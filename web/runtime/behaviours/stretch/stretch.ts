import type { Mount } from "../behaviour";

/**
 * Makes the element as wide as the page wherever it stands. Again when something changes its size, and when something
 * becomes stuck or free; where it is off, on a smaller device say, nothing is left of it.
 */
export const mount: Mount = (element, { frames, until }) => {
  const page = element.ownerDocument;
  const view = page.defaultView as Window;

  function reset() {
    element.style.removeProperty("--page-width");
    element.style.removeProperty("--page-start");
  }

  function look() {
    const style = view.getComputedStyle(element);
    if (style.getPropertyValue("--stretch").trim() !== "yes") return reset;
    // Stuck to the screen it keeps the width that it had.
    if (style.position === "fixed") return;
    const width = page.documentElement.clientWidth;
    const left = leftOf(element);
    const start = style.direction === "rtl" ? width - left - element.offsetWidth : left;
    const home = start - (Number.parseFloat(style.marginInlineStart) || 0);
    return () => {
      put("--page-width", `${width}px`);
      put("--page-start", `${-home}px`);
    };
  }

  function apply() {
    look()?.();
  }

  /** In the next frame all is laid out anyway; to look at once would have it done twice. */
  function applySoon() {
    view.requestAnimationFrame(() => until.aborted || apply());
  }

  /** Whoever writes what stands there has the page laid out again for nothing. */
  function put(name: string, value: string) {
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }

  frames.follow((isResized) => (isResized ? look() : undefined), until);
  for (const type of ["sticky:stick", "sticky:unstick"]) page.addEventListener(type, applySoon, { signal: until });
  until.addEventListener("abort", reset);
  apply();
  return { reactivate: apply };
};

/**
 * From the left of the page, whatever movement it or what holds it is in: offsets know nothing of movements. They know whole
 * pixels only, so what stands still is measured.
 */
function leftOf(element: HTMLElement): number {
  let offset = element.offsetLeft;
  for (
    let holder = element.offsetParent as HTMLElement | null;
    holder;
    holder = holder.offsetParent as HTMLElement | null
  )
    offset += holder.offsetLeft + holder.clientLeft;
  const { left } = element.getBoundingClientRect();
  return Math.abs(left - offset) < 1 ? left : offset;
}
