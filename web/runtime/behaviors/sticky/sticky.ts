import { LONG_DEBOUNCE } from "../../constants";
import type { Mount } from "../behavior";
import { hold, type Placeholder } from "./hold";
import { keepRoom } from "./keepRoom";
import { type Stand, standOf, wantsToStick } from "./stand";

/**
 * The browser keeps the element in view (`position: sticky`) inside its container. This reports when it is stuck
 * (`data-stuck`, events `sticky:stick` and `sticky:unstick`), and continues to the end of the page if the owner chose
 * that.
 */
export const mount: Mount = (element, { frames, until }) => {
  const lifted = createLifted(element);
  const room = createRoom(element.ownerDocument);
  let stand: Stand;
  let timer = 0;

  function become(stuck: boolean) {
    if (stuck === element.hasAttribute("data-stuck")) return;
    element.toggleAttribute("data-stuck", stuck);
    if (stuck) lifted.lift(stand);
    else lifted.letGo();
    room.keepSoon();
    element.dispatchEvent(new CustomEvent(stuck ? "sticky:stick" : "sticky:unstick", { bubbles: true }));
  }

  /** Reads the settings for this device and all positions again. */
  function reactivate() {
    lifted.letGoIfResized();
    stand = standOf(element, lifted.box());
    const stuck = wantsToStick(element, stand);
    if (stuck && element.hasAttribute("data-stuck")) lifted.lift(stand);
    become(stuck);
    room.keepSoon();
  }

  function onFrame(isResized: boolean) {
    if (isResized) timer = afterAll(reactivate, timer);
    const stuck = wantsToStick(element, stand);
    return () => become(stuck);
  }

  reactivate();
  frames.follow(onFrame, until);
  until.addEventListener("abort", () => {
    clearTimeout(timer);
    lifted.letGo();
    element.removeAttribute("data-stuck");
    room.keepNow();
  });
  return { reactivate };
};

/** Waits until resizing ends. */
function afterAll(work: () => void, timer: number): number {
  clearTimeout(timer);
  return window.setTimeout(work, LONG_DEBOUNCE);
}

/** Fixes the element over the page until the page's end; a placeholder keeps its space. */
function createLifted(element: HTMLElement) {
  const view = element.ownerDocument.defaultView as Window;
  let placeholder: Placeholder | undefined;
  let width = view.innerWidth;

  function letGo() {
    placeholder?.remove();
    placeholder = undefined;
  }

  return {
    letGo,
    lift({ edge, distance, outlivesParent }: Stand) {
      if (outlivesParent) placeholder ??= hold(element, edge, distance);
    },
    /** Movements elsewhere do not change its size, and releasing it lays out the page twice. */
    letGoIfResized() {
      if (view.innerWidth !== width) letGo();
      width = view.innerWidth;
    },
    box: () => placeholder?.box(),
  };
}

function createRoom(page: Document) {
  const view = page.defaultView as Window;
  let asked = 0;
  return {
    /** The next frame lays out the page anyway; measuring now would do it twice. */
    keepSoon() {
      view.cancelAnimationFrame(asked);
      asked = view.requestAnimationFrame(() => keepRoom(page));
    },
    keepNow() {
      view.cancelAnimationFrame(asked);
      keepRoom(page);
    },
  };
}
