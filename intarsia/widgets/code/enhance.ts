/** Copies the code to the clipboard and confirms it in the button. */

import { hostOf } from "../../../web/kit/enhance/hostOf";
import { translationsOf, translator } from "../../../web/kit/environment/uiStrings";
import type { Enhance } from "../../../web/kit/schema/defineWidget";
import type { UiString } from "./uiStrings";

const MESSAGE_DURATION = 2500;

export const enhance: Enhance = (root, until) => {
  const t = translator<UiString>(translationsOf(hostOf(root)));
  const button = root.querySelector<HTMLButtonElement>(".code__copy");
  const status = root.querySelector<HTMLElement>(".code__status");
  let timer: ReturnType<typeof setTimeout>;

  async function onClick() {
    const text = root.querySelector(".code__lines")?.textContent?.replace(/\n$/, "") ?? "";
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!status || until.aborted) return;
    status.textContent = t(isCopied ? "Copied" : "Copying failed");
    clearTimeout(timer);
    timer = setTimeout(reset, MESSAGE_DURATION);
  }

  function reset() {
    clearTimeout(timer);
    if (status) status.textContent = t("Copy");
  }

  button?.addEventListener("click", onClick, { signal: until });
  until.addEventListener("abort", reset);
};
