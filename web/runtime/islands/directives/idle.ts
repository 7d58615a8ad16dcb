import type { Directive } from "./directive";

// Safari has no requestIdleCallback; by then the page has usually been drawn.
const WITHOUT_IDLE_CALLBACK = 200;

/** As soon as the browser has nothing better to do. */
export const idle: Directive = (_island, hydrate, until) => {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(hydrate, WITHOUT_IDLE_CALLBACK);
    until.addEventListener("abort", () => clearTimeout(timer));
    return;
  }
  const callback = requestIdleCallback(hydrate);
  until.addEventListener("abort", () => cancelIdleCallback(callback));
};
