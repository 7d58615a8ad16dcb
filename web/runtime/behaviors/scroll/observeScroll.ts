import type { Viewport } from "../viewport";

/** The names are those of other page builders, so that scripts written for them work. */
export type ScrollState = {
  isInViewport: boolean;
  /** How far the element has moved through the screen: 0 below it, 100 above it. */
  scrollPercentage: number;
  intersectionScrollDirection: "down" | "up";
  sensitivity: number;
};

type Options = { sensitivity?: number };

/**
 * Calls back each time the element has moved another 100/`sensitivity` percent (1 to 100), and when it enters or
 * leaves.
 */
export function observeScroll(
  element: Element,
  onStep: (state: ScrollState) => void,
  { sensitivity = 100 }: Options,
  viewport: Viewport,
  until: AbortSignal,
): void {
  const steps = Math.min(Math.max(Math.round(sensitivity) || 1, 1), 100);
  const view = element.ownerDocument.defaultView as Window;
  let before: { step: number; isInViewport: boolean; top: number } | undefined;

  function measure(_isNear: boolean, { top, height, bottom }: DOMRectReadOnly) {
    const share = (view.innerHeight - top) / (view.innerHeight + height);
    const percentage = Math.min(Math.max(share * 100, 0), 100);
    const step = Math.floor(percentage / (100 / steps));
    const isInViewport = top < view.innerHeight && bottom > 0;
    const isNew = before?.step !== step || before.isInViewport !== isInViewport;
    const direction = before && top > before.top ? "up" : "down";
    before = { step, isInViewport, top };
    if (!isNew) return;
    const scrollPercentage = Math.round(percentage * 100) / 100;
    return () => onStep({ isInViewport, scrollPercentage, intersectionScrollDirection: direction, sensitivity: steps });
  }

  viewport.follow(element, measure, until);
}
