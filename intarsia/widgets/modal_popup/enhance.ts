/** Adds what the platform does not offer: opening by a timer or a link, and restoring the page after closing. */

import { controlDialog, type DialogCommand, isOwn } from "../../../web/kit/dialog/controlDialog";
import { POPUP_FOCUS_DELAY } from "../../../web/kit/dialog/focusDelays";
import { hostOf } from "../../../web/kit/enhance/hostOf";
import type { Enhance } from "../../../web/kit/schema/defineWidget";

/** How often a waiting popup checks whether it may open, in milliseconds. */
const RETRY_INTERVAL = 1000;
const OPEN_DIALOG = "dialog[open], [aria-modal=true]";
const TEXT_FIELD = "input, textarea, select, [contenteditable]";

export const enhance: Enhance = (popup, until) => {
  const container = hostOf(popup);
  const dialog = popup.querySelector<HTMLDialogElement>(".dialog");
  if (!dialog) return;
  const page = popup.ownerDocument;
  const { delay, once } = popup.dataset;
  const { storage } = window.intarsia;
  const disabled = `popup_${container.dataset.id}_disable`;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => clearTimeout(timer);
  const disable = () => storage.set(disabled, true);
  const controller = controlDialog({
    container,
    dialog,
    focusAfter: POPUP_FOCUS_DELAY,
    onOpen: stopWaiting,
    onClose: () => once && disable(),
    until,
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
    { signal: until },
  );
  until.addEventListener("abort", stopWaiting);
};
