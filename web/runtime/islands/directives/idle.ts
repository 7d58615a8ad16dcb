import type { Directive } from "./directive";

// Safari has no requestIdleCallback; after this delay the page has usually been rendered.
const WITHOUT_IDLE_CALLBACK = 200;

/** When the browser is idle. */
export const idle: Directive = (_island, hydrate, until) => {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(hydrate, WITHOUT_IDLE_CALLBACK);
    until.addEventListener("abort", () => clearTimeout(timer));
    return;
  }
  const callback = requestIdleCallback(hydrate);
  until.addEventListener("abort", () => cancelIdleCallback(callback));
};
