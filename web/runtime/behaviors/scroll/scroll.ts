import { isMotionReduced } from "../../../kit/environment/motion/isMotionReduced";
import type { Mount } from "../behavior";
import { observeScroll } from "./observeScroll";

/** Browsers with scroll-driven animations need no script. In others, the script sets the progress of the element. */
export const mount: Mount = (element, { viewport, until }) => {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  if (view.CSS?.supports?.("animation-timeline: view()") || isMotionReduced(view)) return;
  const onStep = ({ scrollPercentage }: { scrollPercentage: number }) =>
    element.style.setProperty("--seen", String(scrollPercentage / 100));
  observeScroll(element, onStep, { sensitivity: 100 }, viewport, until);
  until.addEventListener("abort", () => element.style.removeProperty("--seen"));
};
