/** Adds what the platform does not offer: other triggers, and a page that moves with the panel. */

import { controlDialog } from "../../../web/kit/dialog/controlDialog";
import { FOCUS_DELAY } from "../../../web/kit/dialog/focusDelays";
import { hostOf } from "../../../web/kit/enhance/hostOf";
import type { Enhance } from "../../../web/kit/schema/defineWidget";
import { movePage } from "./movePage";
import { type Openers, openersOf } from "./openersOf";

export const enhance: Enhance = (panel, until) => {
  const container = hostOf(panel);
  const dialog = panel.querySelector<HTMLDialogElement>(".dialog");
  if (!dialog) return;
  const page = panel.ownerDocument;
  const pageMover = movePage(panel, dialog, container.dataset.id ?? "");
  const openers: Openers = openersOf(panel, dialog);
  const controller = controlDialog({
    container,
    dialog,
    focusAfter: FOCUS_DELAY,
    triggers: openers.controls,
    onOpen: pageMover.open,
    onClose: pageMover.close,
    until,
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
  const first = { capture: true, signal: until };
  page.addEventListener("click", (event) => isPlain(event) && toggle(event), first);
  page.addEventListener("keydown", (event) => openers.isPress(event) && toggle(event), first);
  until.addEventListener("abort", () => {
    pageMover.end();
    openers.release();
  });
};

/** The browser handles clicks that open a new tab or window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
