import { LONG_DEBOUNCE } from "../../page/constants";
import type { Mount } from "../behavior";
import { fixToScreen, type Placeholder } from "./fixToScreen";
import { positionOf, type StickyPosition, shouldStick } from "./position";
import { setScrollPadding } from "./setScrollPadding";

/**
 * The browser keeps the element in view (`position: sticky`) inside its container. This reports when it is stuck
 * (`data-stuck`, events `sticky:stick` and `sticky:unstick`), and continues to the end of the page if the owner chose
 * that.
 */
export const mount: Mount = (element, { frames, until }) => {
  const fixed = createFixedCopy(element);
  const scrollPadding = createScrollPadding(element.ownerDocument);
  let position: StickyPosition;
  let timer = 0;

  function setStuck(stuck: boolean) {
    if (stuck === element.hasAttribute("data-stuck")) return;
    element.toggleAttribute("data-stuck", stuck);
    if (stuck) fixed.fix(position);
    else fixed.release();
    scrollPadding.updateSoon();
    element.dispatchEvent(new CustomEvent(stuck ? "sticky:stick" : "sticky:unstick", { bubbles: true }));
  }

  /** Reads the settings for this device and all positions again. */
  function reactivate() {
    fixed.releaseIfResized();
    position = positionOf(element, fixed.box());
    const stuck = shouldStick(element, position);
    if (stuck && element.hasAttribute("data-stuck")) fixed.fix(position);
    setStuck(stuck);
    scrollPadding.updateSoon();
  }

  reactivate();
  frames.follow((isResized) => {
    if (isResized) timer = afterResize(reactivate, timer);
    const stuck = shouldStick(element, position);
    return () => setStuck(stuck);
  }, until);
  until.addEventListener("abort", () => {
    clearTimeout(timer);
    fixed.release();
    element.removeAttribute("data-stuck");
    scrollPadding.updateNow();
  });
  return { reactivate };
};

/** Waits until resizing ends. */
function afterResize(callback: () => void, timer: number): number {
  clearTimeout(timer);
  return window.setTimeout(callback, LONG_DEBOUNCE);
}

/** Fixes the element over the page until the page's end; a placeholder keeps its space. */
function createFixedCopy(element: HTMLElement) {
  const view = element.ownerDocument.defaultView as Window;
  let placeholder: Placeholder | undefined;
  let width = view.innerWidth;

  function release() {
    placeholder?.remove();
    placeholder = undefined;
  }

  return {
    release,
    fix({ edge, distance, continuesAfterParent }: StickyPosition) {
      if (continuesAfterParent) placeholder ??= fixToScreen(element, edge, distance);
    },
    /** Movements elsewhere do not change its size, and releasing it lays out the page twice. */
    releaseIfResized() {
      if (view.innerWidth !== width) release();
      width = view.innerWidth;
    },
    box: () => placeholder?.box(),
  };
}

function createScrollPadding(page: Document) {
  const view = page.defaultView as Window;
  let frame = 0;
  return {
    /** The next frame lays out the page anyway; measuring now would do it twice. */
    updateSoon() {
      view.cancelAnimationFrame(frame);
      frame = view.requestAnimationFrame(() => setScrollPadding(page));
    },
    updateNow() {
      view.cancelAnimationFrame(frame);
      setScrollPadding(page);
    },
  };
}
