import { LONG_DEBOUNCE } from "../../constants";
import type { Mount } from "../behaviour";
import { hold, type Placeholder } from "./hold";
import { keepRoom } from "./keepRoom";
import { type Stand, standOf, wantsToStick } from "./stand";

/**
 * The browser keeps the element in sight by itself (`position: sticky`), within what holds it. This says when it is stuck
 * (`data-stuck`, events `sticky:stick` and `sticky:unstick`), and goes on to the page's end where that was chosen.
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

  /** Reads anew what was chosen for this device, and where everything stands. */
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

/** Once it is quiet: not while the window is still pulled at. */
function afterAll(work: () => void, timer: number): number {
  clearTimeout(timer);
  return window.setTimeout(work, LONG_DEBOUNCE);
}

/** The element while it lies over the page, to whose end it goes; its place is kept. */
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
    /** What else has moved does not change how large it is, and to let it go has the whole page laid out twice. */
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
    /** In the next frame all is laid out anyway; to look at once would have it done twice. */
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
