/** Adds what the platform does not offer: other triggers, and a page that moves with the panel. */

import { FOCUS_DELAY } from "../../../web/kit/surface/focusDelays";
import { takeSurface } from "../../../web/kit/surface/takeSurface";
import { movePage } from "./movePage";
import { type Openers, openersOf } from "./openersOf";

export function mount(container: HTMLElement): () => void {
  const dialog = container.querySelector<HTMLDialogElement>(".surface");
  const panel = container.querySelector<HTMLElement>(".off_canvas");
  if (!dialog || !panel) return () => {};
  const page = container.ownerDocument;
  const visit = new AbortController();
  const moved = movePage(panel, dialog, container.dataset.id ?? "");
  const openers: Openers = openersOf(panel, dialog);
  const surface = takeSurface({
    container,
    dialog,
    focusAfter: FOCUS_DELAY,
    triggers: openers.controls,
    onOpen: moved.open,
    onClose: moved.close,
    until: visit.signal,
  });

  function toggle(event: Event) {
    const opener = openers.at(event.target);
    if (!opener || event.defaultPrevented) return;
    event.preventDefault();
    if (surface.isOpen()) surface.close();
    else surface.open(opener);
  }

  openers.prepare();
  // Runs before the browser follows a link that only opens the panel.
  const first = { capture: true, signal: visit.signal };
  page.addEventListener("click", (event) => isPlain(event) && toggle(event), first);
  page.addEventListener("keydown", (event) => openers.isPress(event) && toggle(event), first);
  return () => {
    visit.abort();
    moved.end();
    openers.release();
  };
}

/** The browser handles clicks that open a new tab or window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
