import type { Say } from "../words";
import type { LightboxWord } from "./words";

/** What cannot be shown, in words, and the way to it without this lightbox. */
export function failure(words: string, address: string, say: Say<LightboxWord>): HTMLElement {
  const box = Object.assign(document.createElement("div"), { className: "pswp__error-msg", role: "status" });
  const link = Object.assign(document.createElement("a"), { href: address, textContent: say("Open it by itself") });
  // It is the way out of the lightbox, not into it.
  link.dataset.elementorOpenLightbox = "no";
  box.append(words, document.createElement("br"), link);
  return box;
}
