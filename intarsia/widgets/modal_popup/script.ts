/** Adds what the platform does not offer: opening by a timer or a link, and restoring the page after closing. */

import { controlDialog, type DialogCommand, isOwn } from "../../../web/kit/dialog/controlDialog";
import { POPUP_FOCUS_DELAY } from "../../../web/kit/dialog/focusDelays";

/** How often a waiting popup checks whether it may open, in milliseconds. */
const RETRY_INTERVAL = 1000;
const OPEN_DIALOG = "dialog[open], [aria-modal=true]";
const TEXT_FIELD = "input, textarea, select, [contenteditable]";

export function mount(container: HTMLElement, _settings: object, id: string): () => void {
  const dialog = container.querySelector<HTMLDialogElement>(".dialog");
  const popup = container.querySelector<HTMLElement>(".modal_popup");
  if (!dialog || !popup) return () => {};
  const page = container.ownerDocument;
  const ended = new AbortController();
  const { delay, once } = popup.dataset;
  const { storage } = window.intarsia;
  const disabled = `popup_${id}_disable`;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => clearTimeout(timer);
  const disable = () => storage.set(disabled, true);
  const controller = controlDialog({
    container,
    dialog,
    focusAfter: POPUP_FOCUS_DELAY,
    onOpen: stopWaiting,
    onClose: () => once && disable(),
    until: ended.signal,
  });
  // It waits while another dialog is open or the visitor is typing.
  const canOpen = () => !page.querySelector(OPEN_DIALOG) && !page.activeElement?.matches(TEXT_FIELD);
  const openAutomatically = () => {
    if (canOpen()) controller.open();
    else timer = setTimeout(openAutomatically, RETRY_INTERVAL);
  };
  if (delay && !storage.get(disabled)) timer = setTimeout(openAutomatically, Number(delay));
  container.addEventListener(
    "w:command",
    ({ detail, target }: CustomEventInit<DialogCommand> & { target: EventTarget | null }) =>
      isOwn(container, target as Element) && detail?.isForGood && disable(),
    { signal: ended.signal },
  );
  return () => {
    stopWaiting();
    ended.abort();
  };
}
