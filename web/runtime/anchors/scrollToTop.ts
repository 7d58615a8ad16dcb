import { scroll, stuckHeight, topOf, viewOf } from "./scroll";

/** Between the top of the screen and the target, in pixels. */
const MARGIN = 16;

/** Scrolls to a part of the page that has no anchor of its own, below what sticky elements cover. */
export function scrollToTop(target: Element, duration: number): Promise<void> {
  const view = viewOf(target);
  const to = () => view.scrollY + topOf(target) - stuckHeight(target.ownerDocument) - MARGIN;
  return scroll(view, view.scrollY, to, duration);
}
