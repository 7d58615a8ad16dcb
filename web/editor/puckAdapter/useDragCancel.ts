import { useEffect, useRef } from "react";
import { canvasFrame } from "../canvas/canvasFrame";
import { useIsDragging, useSelected } from "./selectors";
import { useEditing } from "./useEditing";

/**
 * Escape cancels the dragging of a widget or element, and so does a release outside of the canvas. What was selected
 * before is selected again.
 */
export function useDragCancel(onCancel: () => void) {
  const isDragging = useIsDragging();
  const selected = useSelected()?.props.id ?? null;
  const selectedBefore = useRef(selected);
  // Puck clears the selection in the same step.
  if (!isDragging) selectedBefore.current = selected;
  const editing = useEditing();
  useEffect(() => {
    if (!isDragging) return;
    const id = selectedBefore.current;
    let isCanceled = false;
    const stop = listen(() => {
      isCanceled = true;
      onCancel();
    });
    return () => {
      stop();
      if (isCanceled) editing.select(id);
    };
  }, [isDragging, editing, onCancel]);
}

/**
 * The sensor of dnd-kit hears Escape only in the document where the drag began, and only after the shortcuts of the
 * editor. Puck drops at the last place that it has shown, wherever the pointer is. Returns the function that stops.
 */
function listen(onCancel: () => void): () => void {
  const until = new AbortController();
  const cancel = () => {
    until.abort();
    // Ends the drag in the sensor, which listens to all documents.
    document.dispatchEvent(new PointerEvent("pointercancel"));
    onCancel();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancel();
  };
  const onUp = (event: PointerEvent) => {
    until.abort();
    if (!isOverCanvas(event)) cancel();
  };
  for (const view of [window, canvasFrame()?.contentWindow]) {
    view?.addEventListener("keydown", onKey, { capture: true, signal: until.signal });
    view?.addEventListener("pointerup", onUp, { capture: true, signal: until.signal });
  }
  return () => until.abort();
}

function isOverCanvas({ clientX, clientY, view }: PointerEvent): boolean {
  const frame = canvasFrame();
  if (!frame) return false;
  if (view === window) return document.elementsFromPoint(clientX, clientY).includes(frame);
  const { x, y, width } = frame.getBoundingClientRect();
  const zoom = width / frame.offsetWidth;
  return document.elementsFromPoint(x + clientX * zoom, y + clientY * zoom).includes(frame);
}
