import { LONG_DEBOUNCE } from "../../constants";
import type { Mount } from "../behaviour";
import { hold, type Placeholder } from "./hold";
import { keepRoom } from "./keepRoom";

export type Edge = "top" | "bottom" | "none";

/**
 * The browser keeps the element in sight by itself (`position: sticky`), within what holds it. This says when it is stuck
 * (`data-stuck`, events `sticky:stick` and `sticky:unstick`), and goes on to the page's end where that was chosen.
 */
export const mount: Mount = (element, { frames, until }) => {
  const page = element.ownerDocument;
  const view = page.defaultView as Window & typeof globalThis;
  let edge: Edge = "none";
  /** Where its own edge would be if it were not sticky, from the top of the page. */
  let home = 0;
  let distance = 0;
  let outlivesParent = false;
  let placeholder: Placeholder | undefined;
  let timer = 0;
  let asked = 0;
  let width = view.innerWidth;

  const isStuck = () => element.hasAttribute("data-stuck");

  function wantsToStick(): boolean {
    const top = view.scrollY + distance;
    const bottom = view.scrollY + view.innerHeight - distance;
    return edge !== "none" && (edge === "top" ? top > home + 0.5 : bottom < home - 0.5);
  }

  function become(stuck: boolean) {
    if (stuck === isStuck()) return;
    element.toggleAttribute("data-stuck", stuck);
    if (stuck && outlivesParent) placeholder = hold(element, edge, distance);
    if (!stuck) letGo();
    keepRoomSoon();
    element.dispatchEvent(new CustomEvent(stuck ? "sticky:stick" : "sticky:unstick", { bubbles: true }));
  }

  function letGo() {
    placeholder?.remove();
    placeholder = undefined;
  }

  /** Reads anew what was chosen for this device, and where everything stands. */
  function reactivate() {
    // What else has moved does not change how large it is, and to let it go has the whole page laid out twice.
    if (view.innerWidth !== width) letGo();
    width = view.innerWidth;
    const style = view.getComputedStyle(element);
    edge = style.getPropertyValue("--sticky").trim() as Edge;
    outlivesParent = style.getPropertyValue("--sticky-until").trim() === "page";
    distance = (edge !== "none" && Number.parseFloat(style[edge])) || 0;
    home = (placeholder ? edgeOf(placeholder.box(), edge) : homeOf(element, edge, distance)) + view.scrollY;
    const stuck = wantsToStick();
    if (stuck && isStuck() && outlivesParent) placeholder ??= hold(element, edge, distance);
    become(stuck);
    keepRoomSoon();
  }

  /** In the next frame all is laid out anyway; to look at once would have it done twice. */
  function keepRoomSoon() {
    view.cancelAnimationFrame(asked);
    asked = view.requestAnimationFrame(() => keepRoom(page));
  }

  function onFrame(isResized: boolean) {
    if (isResized) {
      view.clearTimeout(timer);
      timer = view.setTimeout(reactivate, LONG_DEBOUNCE);
    }
    const stuck = wantsToStick();
    return () => become(stuck);
  }

  frames.follow(onFrame, until);
  until.addEventListener("abort", () => {
    view.clearTimeout(timer);
    view.cancelAnimationFrame(asked);
    letGo();
    element.removeAttribute("data-stuck");
    keepRoom(page);
  });
  reactivate();
  return { reactivate };
};

const edgeOf = ({ top, bottom }: DOMRect, edge: Edge) => (edge === "bottom" ? bottom : top);

/** Its own edge, from the top of the screen. Only where it may be stuck already it has to be let go to find out. */
function homeOf(element: HTMLElement, edge: Edge, distance: number): number {
  const { innerHeight } = element.ownerDocument.defaultView as Window;
  const box = element.getBoundingClientRect();
  const isFree = edge === "bottom" ? box.bottom < innerHeight - distance - 1 : box.top > distance + 1;
  if (isFree || edge === "none") return edgeOf(box, edge);
  element.style.position = "static";
  const home = edgeOf(element.getBoundingClientRect(), edge);
  element.style.position = "";
  return home;
}
