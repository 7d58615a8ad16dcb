/** Adds what the platform does not offer to modal dialogs, in one place for all widgets. */

import type { CloseTrigger } from "./Dialog";
import { resetMedia } from "./resetMedia";

export type DialogController = {
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

// A second click within this time belongs to the click that opened the dialog.
const DOUBLE_CLICK = 500;

/** The detail of the event `w:command` to an element with a dialog. Other widgets may take other commands. */
export type DialogCommand = {
  surface: "open" | "close" | "toggle";
  opener?: HTMLElement | null;
  /** It must not open by itself again. */
  isForGood?: boolean;
};

/** Controls a dialog. A dialog that the browser opened before the script ran is taken over. */
export const controlDialog = (options: Options): DialogController => new ModalDialog(options);

class ModalDialog implements DialogController {
  private opener: HTMLElement | null = null;
  private focusTimer: ReturnType<typeof setTimeout> | undefined;
  private restoreMedia = () => {};

  constructor(private readonly options: Options) {
    const { container, dialog, until } = options;
    dialog.addEventListener("close", ({ target }) => target === dialog && this.hasClosed(), { signal: until });
    handleVisitor(container, dialog, this, until);
    until.addEventListener("abort", () => this.end());
    if (dialog.open) this.hasOpened();
  }

  isOpen(): boolean {
    return this.options.dialog.open;
  }

  open(opener = this.page.activeElement as HTMLElement | null): void {
    const { container, dialog } = this.options;
    if (dialog.open || !isShown(container)) return;
    this.opener = opener;
    const { clientWidth, style } = this.page.documentElement;
    // The page keeps its width when its scrollbar disappears.
    if (clientWidth < innerWidth) style.scrollbarGutter = "stable";
    if (dialog.popover) dialog.hidePopover();
    dialog.showModal();
    dialog.focus({ preventScroll: true });
    this.hasOpened();
  }

  close(): void {
    const { dialog } = this.options;
    if (dialog.open) dialog.close();
    // A browser without `command` opened a popover before the script ran.
    else if (dialog.popover) dialog.hidePopover();
  }

  private get page(): Document {
    return this.options.dialog.ownerDocument;
  }

  private hasOpened(): void {
    const { dialog, focusAfter, onOpen, until } = this.options;
    this.restoreMedia();
    clearTimeout(this.focusTimer);
    this.focusTimer = setTimeout(() => moveFocusInto(dialog), focusAfter);
    updateTriggers(this.options);
    keepOpenOnDoubleClick(dialog, until);
    onOpen?.();
  }

  private hasClosed(): void {
    const { dialog, onClose } = this.options;
    // The browser reports the close later, when the dialog may be open again.
    if (dialog.open) return;
    clearTimeout(this.focusTimer);
    // Dialogs that were opened inside would stay open but invisible.
    for (const inner of dialog.querySelectorAll<HTMLDialogElement>(".dialog[open]")) inner.close();
    this.restoreMedia = resetMedia(dialog);
    this.restorePage();
    updateTriggers(this.options);
    onClose?.();
  }

  private end(): void {
    clearTimeout(this.focusTimer);
    if (!this.isOpen()) return;
    this.options.dialog.close();
    this.restorePage();
  }

  private restorePage(): void {
    if (!this.page.querySelector(".dialog[open]")) this.page.documentElement.style.scrollbarGutter = "";
    if (this.opener?.isConnected) this.opener.focus({ preventScroll: true });
  }
}

function updateTriggers({ container, dialog, triggers }: Options): void {
  for (const one of [...ownIn(container, ".dialog__trigger"), ...(triggers?.() ?? [])])
    one.setAttribute("aria-expanded", String(dialog.open));
}

/** Without it, the second click would be one on the overlay, which lies over the trigger by then. */
function keepOpenOnDoubleClick(dialog: HTMLDialogElement, until: AbortSignal): void {
  const { closes = "" } = dialog.dataset;
  const closedBy = dialog.getAttribute("closedby");
  if (!closes.split(" ").includes("body")) return;
  dialog.dataset.closes = closes.replace("body", "");
  if (closedBy === "any") dialog.setAttribute("closedby", "closerequest");
  const restore = () => {
    clearTimeout(timer);
    dialog.dataset.closes = closes;
    if (closedBy) dialog.setAttribute("closedby", closedBy);
  };
  const timer = setTimeout(restore, DOUBLE_CLICK);
  until.addEventListener("abort", restore);
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
  dialog.querySelector<HTMLElement>("[autofocus], .dialog__close")?.focus({ preventScroll: true });
}

function handleVisitor(
  container: HTMLElement,
  dialog: HTMLDialogElement,
  controller: DialogController,
  signal: AbortSignal,
): void {
  handleClicks(container, dialog, controller, signal);
  // For browsers without `closedby`. File inputs fire a `cancel` event that bubbles.
  dialog.addEventListener(
    "cancel",
    (event) => event.target === dialog && !closesBy(dialog, "esc") && event.preventDefault(),
    { signal },
  );
  // The link leads to an element inside the dialog.
  dialog.addEventListener("intarsia:reveal", () => controller.open(), { signal });
  container.addEventListener(
    "w:command",
    ({ detail, target }: CustomEventInit<DialogCommand> & { target: EventTarget | null }) => {
      if (!isOwn(container, target as Element) || !detail?.surface) return;
      if (detail.surface === "close" || (detail.surface === "toggle" && dialog.open)) controller.close();
      else controller.open(detail.opener ?? undefined);
    },
    { signal },
  );
}

function handleClicks(
  container: HTMLElement,
  dialog: HTMLDialogElement,
  controller: DialogController,
  signal: AbortSignal,
): void {
  let isPressedOutside = false;
  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>(".dialog__trigger, .dialog__close");
    if (button && ownIn(container, ".dialog__trigger, .dialog__close").includes(button)) {
      event.preventDefault();
      if (button.matches(".dialog__close")) controller.close();
      else controller.open(button);
    } else if (
      target.closest("a")
        ? target.closest(".dialog") === dialog && closesBy(dialog, "links")
        : closesBy(dialog, "body") && isPressedOutside && isOutside(dialog, event)
    ) {
      controller.close();
    }
  }
  container.addEventListener("click", onClick, { signal });
  dialog.addEventListener(
    "pointerdown",
    (event) => {
      // A text selection may end outside the dialog.
      isPressedOutside = isOutside(dialog, event);
    },
    { signal },
  );
}

const closesBy = ({ dataset }: HTMLElement, trigger: CloseTrigger) => dataset.closes?.split(" ").includes(trigger);

/** Elements inside may open dialogs of their own, with their own buttons. */
const ownIn = (container: HTMLElement, selector: string): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(selector)].filter((one) => isOwn(container, one));

export const isOwn = (container: HTMLElement, one: Element): boolean =>
  one.closest("in-island")?.contains(container) ?? true;

/** A click on the overlay is fired at the dialog, outside of its box. */
function isOutside(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
