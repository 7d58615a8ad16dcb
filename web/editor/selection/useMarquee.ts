import { useEffect } from "react";
import { useScreen } from "../chrome/ScreenContext";
import { type Editing, useEditing } from "../puckAdapter";
import { grab } from "./grab";
import { type Drag, marqueeDrag } from "./marqueeDrag";
import { announceSelection } from "./useMultiSelect";

/**
 * Dragging over the empty space of the canvas selects the elements that the rectangle touches. Shift adds them to the
 * selection, Escape restores it. A finger holds still first, because a finger that moves at once scrolls.
 */
export function useMarquee(frame: Document | undefined) {
  const editing = useEditing();
  const screen = useScreen();
  useEffect(() => {
    const view = frame?.defaultView;
    if (!frame || !view) return;
    return startMarquee(frame, view, editing, (count) => announceSelection(count, screen.announce));
  }, [frame, editing, screen]);
}

/** Returns the function that stops it. */
function startMarquee(frame: Document, view: Window, editing: Editing, onSelect: Handlers["onSelect"]): () => void {
  let end: (() => void) | undefined;
  let isHeld = false;
  const stopped = new AbortController();
  const listening = { signal: stopped.signal };
  const onEnd = () => {
    isHeld = false;
  };

  function onMouseDown(event: MouseEvent) {
    if (event.button !== 0 || !isEmptySpace(event.target as Element)) return;
    // The browser would select text.
    event.preventDefault();
    frame.getElementById("frame-root")?.focus({ preventScroll: true });
    end?.();
    end = followPointer(marqueeDrag(frame, event, editing), view, "mouse", { onSelect, onEnd });
  }

  function onPointerDown(event: PointerEvent) {
    if (event.pointerType !== "touch" || !isEmptySpace(event.target as Element)) return;
    end?.();
    end = waitForHold(event, view, () => {
      isHeld = true;
      end = followPointer(marqueeDrag(frame, event, editing), view, "pointer", { onSelect, onEnd });
    });
  }

  const preventScroll = (event: Event) => isHeld && swallow(event);
  frame.addEventListener("mousedown", onMouseDown, listening);
  frame.addEventListener("pointerdown", onPointerDown, listening);
  // Registered before the touch, because the browser would not wait for a later listener.
  frame.addEventListener("touchmove", preventScroll, { ...listening, passive: false });
  frame.addEventListener("contextmenu", preventScroll, { ...listening, capture: true });
  return () => {
    end?.();
    stopped.abort();
  };
}

/** Calls `onHold` once the finger has held still. The returned function cancels it. */
function waitForHold(event: PointerEvent, view: Window, onHold: () => void): () => void {
  const waiting = new AbortController();
  const cancel = () => waiting.abort();
  for (const name of ["pointerup", "pointercancel"]) view.addEventListener(name, cancel, { signal: waiting.signal });
  grab(event, { onGrab: onHold, onCancel: cancel, until: waiting.signal, window: view });
  return cancel;
}

type Handlers = { onSelect: (count: number) => void; onEnd: () => void };

/** Moves the rectangle until the pointer is released. The returned function ends it earlier. */
function followPointer(drag: Drag, window: Window, pointer: "mouse" | "pointer", handlers: Handlers): () => void {
  const until = new AbortController();
  const options = { capture: true, signal: until.signal };
  const stop = () => {
    until.abort();
    handlers.onEnd();
    return drag.end();
  };
  const onMove = (event: Event) => {
    const moved = event as MouseEvent;
    // The button was released outside of the window.
    if (moved.buttons === 0) stop();
    else drag.moveTo(moved);
  };
  const onUp = () => {
    const count = stop();
    if (count === null) return;
    // The click that follows would end the selection.
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, true));
    handlers.onSelect(count);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    swallow(event);
    drag.restore();
    stop();
  };
  for (const one of new Set([window, window.parent])) {
    one.addEventListener("keydown", onKey, options);
    one.addEventListener(`${pointer}up`, onUp, options);
  }
  window.addEventListener(`${pointer}move`, onMove, options);
  window.addEventListener("pointercancel", stop, options);
  return stop;
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Whether no element, handle or toolbar of the canvas is there. */
const isEmptySpace = (target: Element) =>
  target.matches("html, body, #frame-root, #frame-root > [data-puck-dropzone], #frame-root [data-puck-dropzone]") &&
  !target.closest("[data-puck-component]");
