/** What the platform leaves undone for a dialog over the page, in one place for all that open one. */

import { resetFilms } from "./resetFilms";
import type { Closing } from "./Surface";

export type Surface = {
  isOpen(): boolean;
  /** Focus goes back to the opener, or to what has it now. */
  open(opener?: HTMLElement | null): void;
  close(): void;
};

type Options = {
  /** The element that holds the dialog. */
  container: HTMLElement;
  dialog: HTMLDialogElement;
  /** When focus moves from the dialog to what is in it, in milliseconds. */
  focusAfter: number;
  /** What opens it beside its own button. */
  triggers?: () => HTMLElement[];
  onOpen?: () => void;
  onClose?: () => void;
  until: AbortSignal;
};

/** What `w:command` asks of the element that holds a surface. */
export type SurfaceCommand = {
  surface: "open" | "close" | "toggle";
  opener?: HTMLElement | null;
  /** It shall not open by itself again. */
  isForGood?: boolean;
};

/** Runs a dialog. One that the browser opened before there was a script is taken over. */
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
    // The browser tells of it later, when it may be open again.
    if (dialog.open) return;
    clearTimeout(focusing);
    // What was opened inside would be over the page still, and seen by nobody.
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
      // The page keeps its width when its scroll bar goes.
      if (page.documentElement.clientWidth < innerWidth) style.scrollbarGutter = "stable";
      if (dialog.popover) dialog.hidePopover();
      dialog.showModal();
      dialog.focus({ preventScroll: true });
      hasOpened();
    },
    // A popover is what a browser without `command` opened before there was a script.
    close: () => (dialog.open ? dialog.close() : dialog.popover && dialog.hidePopover()),
  };

  dialog.addEventListener("close", ({ target }) => target === dialog && hasClosed(), { signal: until });
  answerVisitor(container, dialog, surface, until);
  until.addEventListener("abort", end);
  if (dialog.open) hasOpened();
  return surface;
}

/** Not in a closed part of the page: nobody would see what is open there, and the page around it would be dead. */
function isShown(container: HTMLElement): boolean {
  let box: HTMLElement | null = container;
  // It is laid out as what it holds, and has no box that could be asked for.
  while (box && getComputedStyle(box).display === "contents") box = box.parentElement;
  return box?.checkVisibility?.() !== false;
}

/** Whoever has moved on by then is left where they are. */
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
      // One who selects words may let go beside the dialog.
      isPressedBeside = isBeside(dialog, event);
    },
    { signal },
  );
  // For browsers without `closedby`; inputs of files bubble a `cancel` of their own.
  dialog.addEventListener("cancel", (event) => event.target === dialog && !closes("esc") && event.preventDefault(), {
    signal,
  });
  // A link leads to something inside.
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

/** What stands inside may open something of its own, by buttons of its own. */
const ownIn = (container: HTMLElement, selector: string): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(selector)].filter((one) => isOwn(container, one));

export const isOwn = (container: HTMLElement, one: Element): boolean =>
  one.closest("in-island")?.contains(container) ?? true;

/** On the page around the dialog: what is pressed there arrives at the dialog, outside of its box. */
function isBeside(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
