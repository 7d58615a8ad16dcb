/** What a link cannot do: put the page's address on the clipboard, and open the device's own list of programs. */

import { sayIn, wordsOf } from "../../../web/kit/words";
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
  // A page that has no address yet, such as a preview, is where the visitor is.
  const url = box?.dataset.address || location.href;
  let silence: ReturnType<typeof setTimeout>;

  async function onCopy() {
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (!status || signal.aborted) return;
    status.textContent = say(isCopied ? "Link copied" : "The link could not be copied");
    clearTimeout(silence);
    silence = setTimeout(() => {
      status.textContent = "";
    }, SAID_FOR);
  }

  function onNative() {
    // Whoever closes the list again has done nothing wrong.
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
