import { type RefObject, useEffect, useRef } from "react";
import { canvasFrame } from "../canvas/canvasFrame";

/** Calls back when the pointer goes down outside a layer, also on the canvas: its frame is another document. */
export function useOutsidePress(
  layer: RefObject<HTMLElement | null>,
  origin: HTMLElement | null,
  onPress: () => void,
): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    const canvas = canvasFrame()?.contentDocument;
    const onPointerDown = ({ target }: Event) => {
      const isInside = [layer.current, origin].some((part) => part?.contains(target as Node));
      if (!isInside && !isAbove(target as Element, layer.current)) latest.current();
    };
    for (const place of [document, canvas]) place?.addEventListener("pointerdown", onPointerDown, true);
    return () => {
      for (const place of [document, canvas]) place?.removeEventListener("pointerdown", onPointerDown, true);
    };
  }, [layer, origin]);
}

/** Whether it is in a layer that opened later. */
function isAbove(target: Element, layer: HTMLElement | null): boolean {
  const other = target.closest?.("[data-layer]");
  return Boolean(other && layer && layer.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
