/** Adds what a link cannot do: copy the page's URL to the clipboard and open the device's share menu. */

import { translationsOf, translator } from "../../../web/kit/environment/uiStrings";
import type { UiString } from "./uiStrings";

const MESSAGE_DURATION = 4000;

export function mount(container: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const t = translator<UiString>(translationsOf(container));
  const box = container.querySelector<HTMLElement>(".share_buttons");
  const status = container.querySelector<HTMLElement>(".share_buttons__status");
  const copy = container.querySelector<HTMLButtonElement>(".share_buttons__copy");
  const native = container.querySelector<HTMLButtonElement>(".share_buttons__native");
  // A page without a URL, such as a preview, is shared by its current location.
  const url = box?.dataset.address || location.href;
  let timer: ReturnType<typeof setTimeout>;

  async function onCopy() {
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (!status || signal.aborted) return;
    status.textContent = t(isCopied ? "Link copied" : "Copying the link failed");
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = "";
    }, MESSAGE_DURATION);
  }

  function onNative() {
    // Closing the share menu is not an error.
    navigator.share({ url, title: box?.dataset.title || document.title }).catch(() => {});
  }

  if (native && "share" in navigator) native.hidden = false;
  copy?.addEventListener("click", onCopy, { signal });
  native?.addEventListener("click", onNative, { signal });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
