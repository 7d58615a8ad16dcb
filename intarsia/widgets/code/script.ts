/** Copies the code to the clipboard and confirms it in the button. */

import { translationsOf, translator } from "../../../web/kit/environment/uiStrings";
import type { UiString } from "./uiStrings";

const MESSAGE_DURATION = 2500;

export function mount(container: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const t = translator<UiString>(translationsOf(container));
  const button = container.querySelector<HTMLButtonElement>(".code__copy");
  const status = container.querySelector<HTMLElement>(".code__status");
  let timer: ReturnType<typeof setTimeout>;

  async function onClick() {
    const text = container.querySelector(".code__lines")?.textContent?.replace(/\n$/, "") ?? "";
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!status || signal.aborted) return;
    status.textContent = t(isCopied ? "Copied" : "Copying failed");
    clearTimeout(timer);
    timer = setTimeout(reset, MESSAGE_DURATION);
  }

  function reset() {
    clearTimeout(timer);
    if (status) status.textContent = t("Copy");
  }

  button?.addEventListener("click", onClick, { signal });
  return () => {
    reset();
    ended.abort();
  };
}
