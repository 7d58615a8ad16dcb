import { FOCUS_DELAY, POPUP_FOCUS_DELAY } from "../../kit/dialog/focusDelays";
import { SCROLL_DURATION } from "../../runtime/page/constants";
import { lazyPart } from "./lazyPart";

const scrolling = lazyPart(() => import("../../runtime/anchors/scrollToTop"));

const POPUP = "dialog, [role=dialog], [popover]";

/** Moves focus, and the screen if the element is outside. In a popup, its animation ends first. */
export function focusSoon(element: HTMLElement): void {
  const delay = element.closest(POPUP) ? POPUP_FOCUS_DELAY : FOCUS_DELAY;
  setTimeout(() => {
    if (!element.isConnected) return;
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
    if (!isInView(element)) scrollTo(element);
  }, delay);
}

/** Most elements are in view, so the code for it loads when one is not. */
const scrollTo = (element: HTMLElement) =>
  scrolling().then(
    ({ scrollToTop }) => scrollToTop(element, SCROLL_DURATION),
    () => element.scrollIntoView(),
  );

function isInView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2;
}
