/** Copies the code to the clipboard and confirms it in the button. */

import { sayIn, wordsOf } from "../../../web/kit/uiStrings";
import type { Word } from "./words";

const SAID_FOR = 2500;

export function mount(container: HTMLElement): () => void {
  const visit = new AbortController();
  const { signal } = visit;
  const say = sayIn<Word>(wordsOf(container));
  const button = container.querySelector<HTMLButtonElement>(".code__copy");
  const said = container.querySelector<HTMLElement>(".code__said");
  let silence: ReturnType<typeof setTimeout>;

  async function onClick() {
    const text = container.querySelector(".code__lines")?.textContent?.replace(/\n$/, "") ?? "";
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!said || signal.aborted) return;
    said.textContent = say(isCopied ? "Copied" : "Copying failed");
    clearTimeout(silence);
    silence = setTimeout(reset, SAID_FOR);
  }

  function reset() {
    clearTimeout(silence);
    if (said) said.textContent = say("Copy");
  }

  button?.addEventListener("click", onClick, { signal });
  return () => {
    reset();
    visit.abort();
  };
}
