import { useEffect } from "react";
import { useScreen } from "../chrome/ScreenContext";
import { useEditing } from "../puckAdapter";
import { between, type Rectangle, touchedBy } from "./marquee";
import { multiSelection } from "./multiSelection";
import { announceSelection } from "./useMultiSelect";

/** A shorter movement is a click. */
const LEAST_DISTANCE = 4;

/**
 * Dragging over the empty space of the canvas selects the elements that the rectangle touches. Shift adds them to the
 * selection, Escape restores it.
 */
export function useMarquee(frame: Document | undefined) {
  const editing = useEditing();
  const screen = useScreen();
  useEffect(() => {
    const view = frame?.defaultView;
    if (!frame || !view) return;
    let end: (() => void) | undefined;

    function onMouseDown(event: MouseEvent) {
      if (!frame || !view || event.button !== 0 || !isEmptySpace(event.target as Element)) return;
      // The browser would select text.
      event.preventDefault();
      frame.getElementById("frame-root")?.focus({ preventScroll: true });
      end?.();
      end = drag(frame, view, event);
    }

    function drag(page: Document, window: Window, start: MouseEvent): () => void {
      // On the page, so that scrolling does not move the start.
      const from = new DOMPoint(start.pageX, start.pageY);
      const before = multiSelection.idsOf(editing.selectedId());
      const box = page.createElement("div");
      box.className = "editor-marquee";
      let selected = before;
      const until = new AbortController();
      const options = { capture: true, signal: until.signal };
      const stop = () => {
        until.abort();
        box.remove();
      };
      const select = (ids: readonly string[]) => {
        if (ids.join() === selected.join()) return;
        selected = ids;
        multiSelection.selectAll(ids, editing);
      };
      const onMove = ({ pageX, pageY, buttons }: MouseEvent) => {
        // The button was released outside of the window.
        if (buttons === 0) return stop();
        if (!box.isConnected && Math.hypot(pageX - from.x, pageY - from.y) < LEAST_DISTANCE) return;
        if (!box.isConnected) page.documentElement.append(box);
        place(box, between(from, new DOMPoint(pageX, pageY)));
        const found = touchedBy(box.getBoundingClientRect(), page);
        select(start.shiftKey ? [...before.filter((id) => !found.includes(id)), ...found] : found);
      };
      const onUp = () => {
        const isClick = !box.isConnected;
        stop();
        if (isClick) return;
        // The click that follows would end the selection.
        window.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", swallow, true));
        announceSelection(selected.length, screen.announce);
      };
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        swallow(event);
        select(before);
        stop();
      };
      for (const one of new Set([window, window.parent])) {
        one.addEventListener("keydown", onKey, options);
        one.addEventListener("mouseup", onUp, options);
      }
      window.addEventListener("mousemove", onMove, options);
      return stop;
    }

    frame.addEventListener("mousedown", onMouseDown);
    return () => {
      end?.();
      frame.removeEventListener("mousedown", onMouseDown);
    };
  }, [frame, editing, screen]);
}

function place(box: HTMLElement, { left, top, right, bottom }: Rectangle) {
  Object.assign(box.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Whether no element, handle or toolbar of the canvas is there. */
const isEmptySpace = (target: Element) =>
  target.matches("html, body, #frame-root, #frame-root > [data-puck-dropzone], #frame-root [data-puck-dropzone]") &&
  !target.closest("[data-puck-component]");
