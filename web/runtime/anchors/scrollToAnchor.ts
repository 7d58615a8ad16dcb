import { isShown, reveal } from "./reveal";
import { scroll, stuckHeight, topOf, viewOf } from "./scroll";

/** Scrolls as the browser would, and updates the URL, `:target` and focus. */
export async function scrollToAnchor(target: HTMLElement, hash: string, duration: number): Promise<void> {
  const view = viewOf(target);
  if (!isShown(target)) await reveal(target);
  const from = view.scrollY;
  const stuck = stuckHeight(target.ownerDocument);
  // The browser knows the target's position, including scroll-padding.
  if (view.location.hash !== hash) view.location.hash = hash;
  target.scrollIntoView({ behavior: "instant", block: "start" });
  const offset = topOf(target) - stuck;
  focus(target);
  // Elements that become stuck on the way would hide the target, and opening or closing parts move it.
  return scroll(view, from, () => view.scrollY + topOf(target) - offset - stuckHeight(target.ownerDocument), duration);
}

export function scrollToMiddle(target: Element, duration: number): Promise<void> {
  const view = viewOf(target);
  const to = topOf(target) + view.scrollY - view.innerHeight / 2;
  return scroll(view, view.scrollY, () => to, duration);
}

/** Tab order and screen readers continue at the target. */
function focus(target: HTMLElement) {
  target.focus({ preventScroll: true });
  if (target.ownerDocument.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
}
