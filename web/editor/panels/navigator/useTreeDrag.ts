import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { grab } from "../../selection/grab";
import type { Drop, dropOver } from "./drop";

type Options = {
  list: RefObject<HTMLElement | null>;
  isOpen: (id: string) => boolean;
  dropAt: (dragged: string, over: Parameters<typeof dropOver>[2]) => Drop | null;
  onDrop: (id: string, drop: Drop) => void;
  /** Called while the pointer rests on a collapsed row. */
  onOpen: (id: string) => void;
};

export type TreeDrag = ReturnType<typeof useTreeDrag>;

const OPENS_AFTER_MS = 600;
const EDGE_PX = 28;
const SCROLL_PX = 8;

/** Drag and drop of rows by mouse, pen or touch. Escape cancels. */
export function useTreeDrag(options: Options) {
  const [drag, setDrag] = useState<{ id: string; drop: Drop | null } | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const stop = useRef<() => void>(() => {});
  // A click follows the release of the pointer, and would select.
  const wasDragged = useRef(false);
  const isHeld = useRef(false);
  useEffect(() => () => stop.current(), []);
  usePreventScroll(options.list, isHeld);

  function onPointerDown(event: PointerEvent<HTMLElement>, id: string) {
    wasDragged.current = false;
    if (event.button !== 0 || (event.target as HTMLElement).closest("button, input")) return;
    const opening = openLater((over) => latest.current.onOpen(over));
    let drop: Drop | null = null;
    stop.current = followPointer(event.currentTarget, event.nativeEvent, {
      onGrab() {
        wasDragged.current = true;
        isHeld.current = true;
        setDrag({ id, drop });
      },
      onMove(y) {
        const { list, isOpen, dropAt } = latest.current;
        const over = lineAt(list.current, y);
        opening.waitFor(over && !isOpen(over.id) ? over.id : null);
        drop = over && dropAt(id, { ...over, isOpen: isOpen(over.id) });
        setDrag({ id, drop });
      },
      onDrop: () => drop && latest.current.onDrop(id, drop),
      onEnd() {
        opening.cancel();
        isHeld.current = false;
        setDrag(null);
      },
    });
  }

  return { drag, onPointerDown, wasDragged: () => wasDragged.current };
}

type Handlers = { onGrab: () => void; onMove: (y: number) => void; onDrop: () => void; onEnd: () => void };

/** Follows the pointer from the press on a row to its release. The returned function ends it earlier. */
function followPointer(row: HTMLElement, start: globalThis.PointerEvent, handlers: Handlers): () => void {
  const ended = new AbortController();
  let isGrabbed = false;

  function end() {
    ended.abort();
    handlers.onEnd();
  }
  function onGrab() {
    row.setPointerCapture(start.pointerId);
    isGrabbed = true;
    handlers.onGrab();
  }
  function onMove({ clientY }: globalThis.PointerEvent) {
    if (!isGrabbed) return;
    handlers.onMove(clientY);
    scrollAtEdge(row, clientY);
  }
  function onUp() {
    end();
    if (isGrabbed) handlers.onDrop();
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isGrabbed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end();
  }

  const listening = { signal: ended.signal };
  grab(start, { onGrab, onCancel: end, until: ended.signal });
  addEventListener("pointermove", onMove, listening);
  addEventListener("pointerup", onUp, listening);
  addEventListener("pointercancel", end, listening);
  addEventListener("keydown", onKey, { ...listening, capture: true });
  return end;
}

/** Opens a collapsed row on which the pointer rests. */
function openLater(onOpen: (id: string) => void) {
  let waiting: { id: string; timer: ReturnType<typeof setTimeout> } | null = null;
  const cancel = () => clearTimeout(waiting?.timer);
  return {
    cancel,
    waitFor(id: string | null) {
      if (waiting?.id === id) return;
      cancel();
      waiting = id ? { id, timer: setTimeout(() => onOpen(id), OPENS_AFTER_MS) } : null;
    },
  };
}

/** While a finger holds a row, the list does not scroll and no menu opens. */
function usePreventScroll(list: RefObject<HTMLElement | null>, isHeld: RefObject<boolean>) {
  useEffect(() => {
    const element = list.current;
    const preventScroll = (event: Event) => {
      if (!isHeld.current) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Registered before the touch, because the browser would not wait for a later listener.
    element?.addEventListener("touchmove", preventScroll, { passive: false });
    element?.addEventListener("contextmenu", preventScroll);
    return () => {
      element?.removeEventListener("touchmove", preventScroll);
      element?.removeEventListener("contextmenu", preventScroll);
    };
  }, [list, isHeld]);
}

/** The row at a vertical position, and the position within it. Outside the list, it is the nearest row. */
function lineAt(list: HTMLElement | null, y: number): { id: string; fraction: number } | null {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const row = rows.find((one) => y < one.getBoundingClientRect().bottom) ?? rows.at(-1);
  if (!row?.dataset.row) return null;
  const { top, height } = row.getBoundingClientRect();
  return { id: row.dataset.row, fraction: Math.min(1, Math.max(0, (y - top) / height)) };
}

function scrollAtEdge(row: HTMLElement, y: number) {
  const panel = row.closest(".panel");
  const { top, bottom } = panel?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (y < top + EDGE_PX) panel?.scrollBy(0, -SCROLL_PX);
  else if (y > bottom - EDGE_PX) panel?.scrollBy(0, SCROLL_PX);
}
