/** Adds what a link cannot do: copy the page's URL to the clipboard and open the device's share menu. */

import { hostOf } from "../../../web/kit/enhance/hostOf";
import { translationsOf, translator } from "../../../web/kit/environment/uiStrings";
import type { Enhance } from "../../../web/kit/schema/defineWidget";
import type { UiString } from "./uiStrings";

const MESSAGE_DURATION = 4000;

export const enhance: Enhance = (root, until) => {
  const whileLive = { signal: until };
  const t = translator<UiString>(translationsOf(hostOf(root)));
  const status = root.querySelector<HTMLElement>(".share_buttons__status");
  const copy = root.querySelector<HTMLButtonElement>(".share_buttons__copy");
  const native = root.querySelector<HTMLButtonElement>(".share_buttons__native");
  // A page without a URL, such as a preview, is shared by its current location.
  const url = root.dataset.address || location.href;
  let timer: ReturnType<typeof setTimeout>;

  async function onCopy() {
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (!status || until.aborted) return;
    status.textContent = t(isCopied ? "Link copied" : "Copying the link failed");
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = "";
    }, MESSAGE_DURATION);
  }

  function onNative() {
    // Closing the share menu is not an error.
    navigator.share({ url, title: root.dataset.title || document.title }).catch(() => {});
  }

  if (native && "share" in navigator) native.hidden = false;
  copy?.addEventListener("click", onCopy, whileLive);
  native?.addEventListener("click", onNative, whileLive);
  until.addEventListener("abort", () => clearTimeout(timer));
};
