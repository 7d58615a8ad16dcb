/** What the platform leaves undone for a panel: other elements that open it, and a page that moves with it. */

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
  // Before the page follows a link that only opens.
  const first = { capture: true, signal: visit.signal };
  page.addEventListener("click", (event) => isPlain(event) && toggle(event), first);
  page.addEventListener("keydown", (event) => openers.isPress(event) && toggle(event), first);
  return () => {
    visit.abort();
    moved.end();
    openers.release();
  };
}

/** Another tab or window is the browser's. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
