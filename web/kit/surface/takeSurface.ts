/** Adds what the platform does not offer to modal dialogs, in one place for all widgets. */

import { resetFilms } from "./resetFilms";
import type { Closing } from "./Surface";

export type Surface = {
  isOpen(): boolean;
  /** Focus returns to the opener, or to this element. */
  open(opener?: HTMLElement | null): void;
  close(): void;
};

type Options = {
  /** The element that contains the dialog. */
  container: HTMLElement;
  dialog: HTMLDialogElement;
  /** When focus moves from the dialog to its content, in milliseconds. */
  focusAfter: number;
  /** What opens it besides its own button. */
  triggers?: () => HTMLElement[];
  onOpen?: () => void;
  onClose?: () => void;
  until: AbortSignal;
};

/** The commands of the event `w:command` on the element that contains a dialog. */
export type SurfaceCommand = {
  surface: "open" | "close" | "toggle";
  opener?: HTMLElement | null;
  /** It must not open by itself again. */
  isForGood?: boolean;
};

/** Controls a dialog. A dialog that the browser opened before the script ran is taken over. */
export function takeSurface({ container, dialog, focusAfter, triggers, onOpen, onClose, until }: Options): Surface {
  const page = dialog.ownerDocument;
  const { style } = page.documentElement;
  let opener: HTMLElement | null = null;
  let focusing: ReturnType<typeof setTimeout>;
  let restoreFilms = () => {};

  function hasOpened() {
    restoreFilms();
    clearTimeout(focusing);
    focusing = setTimeout(() => moveFocusInto(dialog), focusAfter);
    tellTriggers();
    onOpen?.();
  }

  function hasClosed() {
    // The browser reports the close later, when the dialog may be open again.
    if (dialog.open) return;
    clearTimeout(focusing);
    // Dialogs that were opened inside would stay open but invisible.
    for (const inner of dialog.querySelectorAll<HTMLDialogElement>(".surface[open]")) inner.close();
    restoreFilms = resetFilms(dialog);
    giveBack();
    tellTriggers();
    onClose?.();
  }

  function giveBack() {
    if (!page.querySelector(".surface[open]")) style.scrollbarGutter = "";
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  }

  function end() {
    clearTimeout(focusing);
    if (!dialog.open) return;
    dialog.close();
    giveBack();
  }

  function tellTriggers() {
    for (const one of [...ownIn(container, ".surface__trigger"), ...(triggers?.() ?? [])])
      one.setAttribute("aria-expanded", String(dialog.open));
  }

  const surface: Surface = {
    isOpen: () => dialog.open,
    open(by = page.activeElement as HTMLElement | null) {
      if (dialog.open || !isShown(container)) return;
      opener = by;
      // The page keeps its width when its scrollbar disappears.
      if (page.documentElement.clientWidth < innerWidth) style.scrollbarGutter = "stable";
      if (dialog.popover) dialog.hidePopover();
      dialog.showModal();
      dialog.focus({ preventScroll: true });
      hasOpened();
    },
    // A browser without `command` opened a popover before the script ran.
    close: () => (dialog.open ? dialog.close() : dialog.popover && dialog.hidePopover()),
  };

  dialog.addEventListener("close", ({ target }) => target === dialog && hasClosed(), { signal: until });
  answerVisitor(container, dialog, surface, until);
  until.addEventListener("abort", end);
  if (dialog.open) hasOpened();
  return surface;
}

/** A dialog in a closed part of the page would be invisible and block the page. */
function isShown(container: HTMLElement): boolean {
  let box: HTMLElement | null = container;
  // It has display: contents, so it has no box; its children have one.
  while (box && getComputedStyle(box).display === "contents") box = box.parentElement;
  return box?.checkVisibility?.() !== false;
}

/** Skip this if the user has already moved focus elsewhere. */
function moveFocusInto(dialog: HTMLElement): void {
  const { activeElement } = dialog.ownerDocument;
  if (activeElement !== dialog && dialog.contains(activeElement)) return;
  dialog.querySelector<HTMLElement>("[autofocus], .surface__close")?.focus({ preventScroll: true });
}

function answerVisitor(container: HTMLElement, dialog: HTMLDialogElement, surface: Surface, signal: AbortSignal): void {
  const closes = (way: Closing) => dialog.dataset.closes?.split(" ").includes(way);
  let isPressedBeside = false;

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>(".surface__trigger, .surface__close");
    if (button && ownIn(container, ".surface__trigger, .surface__close").includes(button)) {
      event.preventDefault();
      if (button.matches(".surface__close")) surface.close();
      else surface.open(button);
    } else if (
      target.closest("a")
        ? isInside(target) && closes("links")
        : closes("body") && isPressedBeside && isBeside(dialog, event)
    ) {
      surface.close();
    }
  }
  const isInside = (target: Element) => target.closest(".surface") === dialog;

  container.addEventListener("click", onClick, { signal });
  dialog.addEventListener(
    "pointerdown",
    (event) => {
      // A text selection may end outside the dialog.
      isPressedBeside = isBeside(dialog, event);
    },
    { signal },
  );
  // For browsers without `closedby`. File inputs fire a `cancel` event that bubbles.
  dialog.addEventListener("cancel", (event) => event.target === dialog && !closes("esc") && event.preventDefault(), {
    signal,
  });
  // The link leads to an element inside the dialog.
  dialog.addEventListener("intarsia:reveal", () => surface.open(), { signal });
  container.addEventListener(
    "w:command",
    ({ detail, target }: CustomEventInit<SurfaceCommand> & { target: EventTarget | null }) => {
      if (!isOwn(container, target as Element) || !detail?.surface) return;
      if (detail.surface === "close" || (detail.surface === "toggle" && dialog.open)) surface.close();
      else surface.open(detail.opener ?? undefined);
    },
    { signal },
  );
}

/** Elements inside may open dialogs of their own, with their own buttons. */
const ownIn = (container: HTMLElement, selector: string): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(selector)].filter((one) => isOwn(container, one));

export const isOwn = (container: HTMLElement, one: Element): boolean =>
  one.closest("in-island")?.contains(container) ?? true;

/** A click on the overlay is fired at the dialog, outside of its box. */
function isBeside(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
