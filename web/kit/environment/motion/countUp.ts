import { inView } from "./inView";
import { isMotionReduced } from "./isMotionReduced";

type Count = {
  from: number;
  to: number;
  /** Milliseconds. */
  duration: number;
};

/**
 * Calls `show` with each number from the moment when the element is in view, then `done`. Returns false, and calls
 * nothing, if there is nothing to count or the visitor prefers reduced motion.
 */
export function countUp(
  element: HTMLElement,
  { from, to, duration }: Count,
  show: (value: number) => void,
  done: () => void,
  until: AbortSignal,
): boolean {
  const view = element.ownerDocument.defaultView as Window;
  if (!duration || from === to || isMotionReduced(view)) return false;
  let frame = 0;

  function start(startedAt: number) {
    function step(now: number) {
      const progress = Math.min((now - startedAt) / duration, 1);
      if (progress === 1) return done();
      show(from + (to - from) * easeOut(progress));
      frame = view.requestAnimationFrame(step);
    }
    step(startedAt);
  }

  const waiting = new AbortController();
  function onChange(isInView: boolean) {
    if (!isInView) return;
    waiting.abort();
    frame = view.requestAnimationFrame(start);
  }
  inView(element, onChange, waiting.signal);
  until.addEventListener("abort", () => {
    waiting.abort();
    view.cancelAnimationFrame(frame);
  });
  return true;
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 2;
