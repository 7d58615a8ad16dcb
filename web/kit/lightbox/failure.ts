import type { Translate } from "../environment/uiStrings";
import type { LightboxUiString } from "./uiStrings";

/** The message for a slide that cannot be shown, with a link to it. */
export function failure(message: string, url: string, t: Translate<LightboxUiString>): HTMLElement {
  const box = Object.assign(document.createElement("div"), { className: "pswp__error-msg", role: "status" });
  const link = Object.assign(document.createElement("a"), { href: url, textContent: t("Open the file") });
  // The link leaves the lightbox, so the lightbox must not handle it.
  link.dataset.elementorOpenLightbox = "no";
  box.append(message, document.createElement("br"), link);
  return box;
}
