import { isMotionReduced } from "../../kit/environment/motion/isMotionReduced";

/** Stops if the visitor scrolls. */
const OWN_SCROLLING = ["wheel", "touchstart", "keydown", "pointerdown"];

let scrolling: AbortController | undefined;

/** The height at the top of the screen that sticky elements cover. */
export const stuckHeight = ({ documentElement }: Document) => Number(documentElement.dataset.stuckTop ?? 0);

export const topOf = (target: Element) => target.getBoundingClientRect().top;

export const viewOf = (element: Element) => element.ownerDocument.defaultView as Window;

/** Moves the page to a position that may change meanwhile. */
export function scroll(view: Window, from: number, to: () => number, duration: number): Promise<void> {
  scrolling?.abort();
  const ended = new AbortController();
  scrolling = ended;
  const scrollTo = (top: number) => view.scrollTo({ top, behavior: "instant" });
  if (isMotionReduced(view)) {
    scrollTo(to());
    // Two frames later, elements have reported that they are stuck.
    return new Promise((resolve) => {
      const correct = () => resolve(scrollTo(to()));
      view.requestAnimationFrame(() => view.requestAnimationFrame(correct));
    });
  }
  for (const type of OWN_SCROLLING) {
    view.addEventListener(type, () => ended.abort(), { passive: true, signal: ended.signal });
  }
  scrollTo(from);
  return new Promise((resolve) => {
    let startedAt: number | undefined;
    function step(now: number) {
      if (ended.signal.aborted) return resolve();
      startedAt ??= now;
      const passed = Math.min((now - startedAt) / duration, 1);
      scrollTo(from + (to() - from) * easeInOut(passed));
      if (passed < 1) return void view.requestAnimationFrame(step);
      ended.abort();
      resolve();
    }
    view.requestAnimationFrame(step);
  });
}

const easeInOut = (passed: number) => (passed < 0.5 ? 2 * passed ** 2 : 1 - 2 * (1 - passed) ** 2);
