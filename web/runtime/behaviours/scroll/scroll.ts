import { isMotionReduced } from "../../../kit/motion";
import type { Mount } from "../behaviour";
import { observeScroll } from "./observeScroll";

/** Browsers that know timelines of scrolling need no script. The others are told how far the element has come. */
export const mount: Mount = (element, { sight, until }) => {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  if (view.CSS?.supports?.("animation-timeline: view()") || isMotionReduced(view)) return;
  const onStep = ({ scrollPercentage }: { scrollPercentage: number }) =>
    element.style.setProperty("--seen", String(scrollPercentage / 100));
  observeScroll(element, onStep, { sensitivity: 100 }, sight, until);
  until.addEventListener("abort", () => element.style.removeProperty("--seen"));
};
