/** Adds what a link cannot do: copy the page's URL to the clipboard and open the device's share menu. */

import { sayIn, wordsOf } from "../../../web/kit/uiStrings";
import type { Word } from "./words";

const SAID_FOR = 4000;

export function mount(container: HTMLElement): () => void {
  const visit = new AbortController();
  const { signal } = visit;
  const say = sayIn<Word>(wordsOf(container));
  const box = container.querySelector<HTMLElement>(".share_buttons");
  const status = container.querySelector<HTMLElement>(".share_buttons__said");
  const copy = container.querySelector<HTMLButtonElement>(".share_buttons__copy");
  const native = container.querySelector<HTMLButtonElement>(".share_buttons__native");
  // A page without a URL, such as a preview, is shared by its current location.
  const url = box?.dataset.address || location.href;
  let silence: ReturnType<typeof setTimeout>;

  async function onCopy() {
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (!status || signal.aborted) return;
    status.textContent = say(isCopied ? "Link copied" : "Copying the link failed");
    clearTimeout(silence);
    silence = setTimeout(() => {
      status.textContent = "";
    }, SAID_FOR);
  }

  function onNative() {
    // Closing the share menu is not an error.
    navigator.share({ url, title: box?.dataset.title || document.title }).catch(() => {});
  }

  if (native && "share" in navigator) native.hidden = false;
  copy?.addEventListener("click", onCopy, { signal });
  native?.addEventListener("click", onNative, { signal });
  return () => {
    clearTimeout(silence);
    visit.abort();
  };
}
