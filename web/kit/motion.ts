/** Whether the visitor asked for less motion. `view` is the window the element is shown in: the canvas has its own. */
export const isMotionReduced = (view: Window) => view.matchMedia("(prefers-reduced-motion: reduce)").matches;
