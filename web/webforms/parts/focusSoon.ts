import { FOCUS_DELAY, POPUP_FOCUS_DELAY } from "../../kit/dialog/focusDelays";
import { scrollToTop } from "../../runtime/anchors/scrollToTop";
import { SCROLL_DURATION } from "../../runtime/page/constants";

const POPUP = "dialog, [role=dialog], [popover]";

/** Moves focus, and the screen if the element is outside. In a popup, its animation ends first. */
export function focusSoon(element: HTMLElement): void {
  const delay = element.closest(POPUP) ? POPUP_FOCUS_DELAY : FOCUS_DELAY;
  setTimeout(() => {
    if (!element.isConnected) return;
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
    if (!isInView(element)) scrollToTop(element, SCROLL_DURATION);
  }, delay);
}

function isInView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2;
}
