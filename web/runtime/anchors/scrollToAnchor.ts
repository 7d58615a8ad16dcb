import { isMotionReduced } from "../../kit/environment/motion/isMotionReduced";
import { isShown, reveal } from "./reveal";

/** Stops if the visitor scrolls. */
const OWN_SCROLLING = ["wheel", "touchstart", "keydown", "pointerdown"];

let scrolling: AbortController | undefined;

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

/** The height at the top of the screen that sticky elements cover. */
const stuckHeight = ({ documentElement }: Document) => Number(documentElement.dataset.stuckTop ?? 0);

const topOf = (target: Element) => target.getBoundingClientRect().top;

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

function scroll(view: Window, from: number, to: () => number, duration: number): Promise<void> {
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

const viewOf = (element: Element) => element.ownerDocument.defaultView as Window;

const easeInOut = (passed: number) => (passed < 0.5 ? 2 * passed ** 2 : 1 - 2 * (1 - passed) ** 2);
