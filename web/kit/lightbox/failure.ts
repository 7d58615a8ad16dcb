import type { Say } from "../uiStrings";
import type { LightboxWord } from "./words";

/** The message for a slide that cannot be shown, with a link to it. */
export function failure(words: string, address: string, say: Say<LightboxWord>): HTMLElement {
  const box = Object.assign(document.createElement("div"), { className: "pswp__error-msg", role: "status" });
  const link = Object.assign(document.createElement("a"), { href: address, textContent: say("Open the file") });
  // The link leaves the lightbox, so the lightbox must not handle it.
  link.dataset.elementorOpenLightbox = "no";
  box.append(words, document.createElement("br"), link);
  return box;
}
