import type { Directive } from "./directive";

const SIGNS = ["pointerover", "focusin", "touchstart", "click"];

/** When the visitor first hovers over, touches, focuses or clicks something in it. */
export const interaction: Directive = (island, hydrate, until) => {
  for (const sign of SIGNS) {
    island.addEventListener(sign, () => void hydrate(), { capture: true, passive: true, signal: until });
  }
};
