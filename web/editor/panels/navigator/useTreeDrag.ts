import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Drop, dropOver } from "./drop";

type Options = {
  list: RefObject<HTMLElement | null>;
  isOpen: (id: string) => boolean;
  dropAt: (dragged: string, over: Parameters<typeof dropOver>[2]) => Drop | null;
  onDrop: (id: string, drop: Drop) => void;
  /** Asked for while the pointer rests on a closed line. */
  onOpen: (id: string) => void;
};

export type TreeDrag = ReturnType<typeof useTreeDrag>;

// Less is a trembling hand.
const STARTS_AT_PX = 4;
const OPENS_AFTER_MS = 600;
const EDGE_PX = 28;
const SCROLL_PX = 8;

/** Lines of the tree that are taken to another place with the pointer. Escape lets go. */
export function useTreeDrag(options: Options) {
  const [drag, setDrag] = useState<{ id: string; drop: Drop | null } | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const stop = useRef<() => void>(() => {});
  // A click follows where the pointer is let go, and it would select.
  const wasDragged = useRef(false);
  useEffect(() => () => stop.current(), []);

  function onPointerDown(event: PointerEvent<HTMLElement>, id: string) {
    wasDragged.current = false;
    if (event.button !== 0 || (event.target as HTMLElement).closest("button, input")) return;
    stop.current = follow(event.currentTarget, event.nativeEvent, id);
  }

  function follow(row: HTMLElement, start: globalThis.PointerEvent, id: string) {
    const ended = new AbortController();
    let drop: Drop | null = null;
    let resting: { id: string; timer: ReturnType<typeof setTimeout> } | null = null;

    function end() {
      clearTimeout(resting?.timer);
      ended.abort();
      setDrag(null);
    }
    function rest(over: string | null) {
      if (resting?.id === over) return;
      clearTimeout(resting?.timer);
      resting = over ? { id: over, timer: setTimeout(() => latest.current.onOpen(over), OPENS_AFTER_MS) } : null;
    }
    function onMove(event: globalThis.PointerEvent) {
      if (
        !wasDragged.current &&
        Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < STARTS_AT_PX
      )
        return;
      if (!wasDragged.current) row.setPointerCapture(start.pointerId);
      wasDragged.current = true;
      const over = lineAt(latest.current.list.current, event.clientY);
      rest(over && !latest.current.isOpen(over.id) ? over.id : null);
      drop = over && latest.current.dropAt(id, { ...over, isOpen: latest.current.isOpen(over.id) });
      setDrag({ id, drop });
      scrollAtEdge(row, event.clientY);
    }
    function onUp() {
      end();
      if (wasDragged.current && drop) latest.current.onDrop(id, drop);
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== "Escape" || !wasDragged.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end();
    }

    const listening = { signal: ended.signal };
    // On the window: before the line has captured the pointer, a quick hand has left it.
    addEventListener("pointermove", onMove, listening);
    addEventListener("pointerup", onUp, listening);
    addEventListener("pointercancel", end, listening);
    addEventListener("keydown", onKey, { ...listening, capture: true });
    return end;
  }

  return { drag, onPointerDown, wasDragged: () => wasDragged.current };
}

/** The line at a height, and how far down in it that is. Above the first and below the last it is the nearest. */
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
