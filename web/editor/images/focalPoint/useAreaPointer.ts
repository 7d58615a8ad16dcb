import { type PointerEvent, useRef } from "react";
import { between, type FocalPoint, movedTo, type Size } from "./focalPoint";

// Fingers and hands tremble.
const CLICK_PIXELS = 4;

type Drag = {
  pointer: number;
  left: number;
  top: number;
  /** The area, if the pointer holds it; a press next to it outlines another one. */
  held: FocalPoint | null;
  isClick: boolean;
};

/** Handlers for the frame of an image: a click moves the area, dragging moves or outlines it, by mouse, pen or touch. */
export function useAreaPointer(area: FocalPoint, image: Size, onChange: (value: FocalPoint) => void) {
  const drag = useRef<Drag | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current) return;
      drag.current = pressed(event, area);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current || current.pointer !== event.pointerId) return;
      const { left, top } = current;
      if (Math.hypot(event.clientX - left, event.clientY - top) > CLICK_PIXELS) current.isClick = false;
      if (!current.isClick) onChange(dragged(current, event, image));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current || current.pointer !== event.pointerId) return;
      drag.current = null;
      if (current.isClick) onChange(movedTo(area, positionOf(event, event.currentTarget, image), image));
    },
    onPointerCancel() {
      drag.current = null;
    },
  };
}

function pressed(event: PointerEvent<HTMLElement>, area: FocalPoint): Drag {
  const { currentTarget: frame, target, pointerId, clientX, clientY } = event;
  const slider = frame.querySelector<HTMLElement>("[role=slider]");
  // Otherwise, the browser selects texts, and focus leaves the area.
  event.preventDefault();
  slider?.focus({ preventScroll: true });
  frame.setPointerCapture(pointerId);
  return { pointer: pointerId, left: clientX, top: clientY, held: target === slider ? area : null, isClick: true };
}

function dragged({ left, top, held }: Drag, event: PointerEvent<HTMLElement>, image: Size): FocalPoint {
  const start = positionOf({ clientX: left, clientY: top }, event.currentTarget, image);
  const end = positionOf(event, event.currentTarget, image);
  if (!held) return between(start, end, image);
  return movedTo(held, { x: held.x + end.x - start.x, y: held.y + end.y - start.y }, image);
}

/** In pixels of the uploaded file. */
function positionOf({ clientX, clientY }: { clientX: number; clientY: number }, frame: HTMLElement, image: Size) {
  const box = frame.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * image.width,
    y: ((clientY - box.top) / box.height) * image.height,
  };
}
