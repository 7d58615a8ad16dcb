import type { Directive } from "./directive";

const EVENTS = ["pointerover", "focusin", "touchstart", "click"];

/** When the visitor first hovers over, touches, focuses or clicks something in it. */
export const interaction: Directive = (island, hydrate, until) => {
  for (const type of EVENTS) {
    island.addEventListener(type, () => void hydrate(), { capture: true, passive: true, signal: until });
  }
};
