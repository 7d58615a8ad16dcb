import { useEffect } from "react";
import { useScreen } from "../chrome/ScreenContext";
import { useEditing } from "../puckAdapter";
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
    let end: (() => void) | undefined;
    let isHeld = false;
    const mounted = new AbortController();
    const always = { signal: mounted.signal };
    const handlers = {
      onSelect: (count: number) => announceSelection(count, screen.announce),
      onEnd: () => {
        isHeld = false;
      },
    };

    function onMouseDown(event: MouseEvent) {
      if (!frame || !view || event.button !== 0 || !isEmptySpace(event.target as Element)) return;
      // The browser would select text.
      event.preventDefault();
      frame.getElementById("frame-root")?.focus({ preventScroll: true });
      end?.();
      end = followPointer(marqueeDrag(frame, event, editing), view, "mouse", handlers);
    }

    function onPointerDown(event: PointerEvent) {
      if (!frame || !view || event.pointerType !== "touch" || !isEmptySpace(event.target as Element)) return;
      end?.();
      const waiting = new AbortController();
      const cancel = () => waiting.abort();
      const onGrab = () => {
        isHeld = true;
        end = followPointer(marqueeDrag(frame, event, editing), view, "pointer", handlers);
      };
      for (const name of ["pointerup", "pointercancel"])
        view.addEventListener(name, cancel, { signal: waiting.signal });
      grab(event, { onGrab, onCancel: cancel, until: waiting.signal, window: view });
      end = cancel;
    }

    const preventScroll = (event: Event) => isHeld && swallow(event);
    frame.addEventListener("mousedown", onMouseDown, always);
    frame.addEventListener("pointerdown", onPointerDown, always);
    // Registered before the touch, because the browser would not wait for a later listener.
    frame.addEventListener("touchmove", preventScroll, { ...always, passive: false });
    frame.addEventListener("contextmenu", preventScroll, { ...always, capture: true });
    return () => {
      end?.();
      mounted.abort();
    };
  }, [frame, editing, screen]);
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
