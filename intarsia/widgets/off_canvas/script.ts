/** Adds what the platform does not offer: other triggers, and a page that moves with the panel. */

import { controlDialog } from "../../../web/kit/dialog/controlDialog";
import { FOCUS_DELAY } from "../../../web/kit/dialog/focusDelays";
import { movePage } from "./movePage";
import { type Openers, openersOf } from "./openersOf";

export function mount(container: HTMLElement): () => void {
  const dialog = container.querySelector<HTMLDialogElement>(".dialog");
  const panel = container.querySelector<HTMLElement>(".off_canvas");
  if (!dialog || !panel) return () => {};
  const page = container.ownerDocument;
  const ended = new AbortController();
  const pageMover = movePage(panel, dialog, container.dataset.id ?? "");
  const openers: Openers = openersOf(panel, dialog);
  const controller = controlDialog({
    container,
    dialog,
    focusAfter: FOCUS_DELAY,
    triggers: openers.controls,
    onOpen: pageMover.open,
    onClose: pageMover.close,
    until: ended.signal,
  });

  function toggle(event: Event) {
    const opener = openers.at(event.target);
    if (!opener || event.defaultPrevented) return;
    event.preventDefault();
    if (controller.isOpen()) controller.close();
    else controller.open(opener);
  }

  openers.prepare();
  // Runs before the browser follows a link that only opens the panel.
  const first = { capture: true, signal: ended.signal };
  page.addEventListener("click", (event) => isPlain(event) && toggle(event), first);
  page.addEventListener("keydown", (event) => openers.isPress(event) && toggle(event), first);
  return () => {
    ended.abort();
    pageMover.end();
    openers.release();
  };
}

/** The browser handles clicks that open a new tab or window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
