/** Whether the visitor prefers reduced motion. `view` is the window that shows the element: the canvas has its own. */
export const isMotionReduced = (view: Window) => view.matchMedia("(prefers-reduced-motion: reduce)").matches;
