/** Adds what the platform does not offer: opening by a timer or a link, and restoring the page after closing. */

import { POPUP_FOCUS_DELAY } from "../../../web/kit/surface/focusDelays";
import { isOwn, type SurfaceCommand, takeSurface } from "../../../web/kit/surface/takeSurface";

/** How often a waiting popup checks whether it may open, in milliseconds. */
const TURN = 1000;
const OVER_THE_PAGE = "dialog[open], [aria-modal=true]";
const TYPED_INTO = "input, textarea, select, [contenteditable]";

export function mount(container: HTMLElement, _settings: object, id: string): () => void {
  const dialog = container.querySelector<HTMLDialogElement>(".surface");
  const popup = container.querySelector<HTMLElement>(".modal_popup");
  if (!dialog || !popup) return () => {};
  const page = container.ownerDocument;
  const visit = new AbortController();
  const { delay, once } = popup.dataset;
  const { storage } = window.intarsia;
  const disabled = `popup_${id}_disable`;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => clearTimeout(waiting);
  const forGood = () => storage.set(disabled, true);
  const surface = takeSurface({
    container,
    dialog,
    focusAfter: POPUP_FOCUS_DELAY,
    onOpen: stopWaiting,
    onClose: () => once && forGood(),
    until: visit.signal,
  });
  // It waits while another dialog is open or the visitor is typing.
  const isItsTurn = () => !page.querySelector(OVER_THE_PAGE) && !page.activeElement?.matches(TYPED_INTO);
  const openByItself = () => {
    if (isItsTurn()) surface.open();
    else waiting = setTimeout(openByItself, TURN);
  };
  if (delay && !storage.get(disabled)) waiting = setTimeout(openByItself, Number(delay));
  container.addEventListener(
    "w:command",
    ({ detail, target }: CustomEventInit<SurfaceCommand> & { target: EventTarget | null }) =>
      isOwn(container, target as Element) && detail?.isForGood && forGood(),
    { signal: visit.signal },
  );
  return () => {
    stopWaiting();
    visit.abort();
  };
}
