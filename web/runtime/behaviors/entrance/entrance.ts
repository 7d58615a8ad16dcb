import type { Mount } from "../behavior";

/**
 * Plays the entrance animation of elements below the fold when they scroll into view. Elements in view are animated
 * by the stylesheet alone, and without a script nothing stays hidden.
 */
export const mount: Mount = (element, { viewport, until }) => {
  if (element.dataset.entrance || !isAnimated(element)) return;
  const waiting = new AbortController();
  const onChange = (isInView: boolean) => {
    element.dataset.entrance = isInView ? "shown" : "waiting";
    if (isInView) waiting.abort();
  };
  until.addEventListener("abort", () => waiting.abort());
  viewport.inView(element, onChange, waiting.signal);
};

/** Not on devices without an animation, nor under reduced motion: nothing would show the element again. */
const isAnimated = (element: HTMLElement) => getComputedStyle(element).animationName !== "none";
