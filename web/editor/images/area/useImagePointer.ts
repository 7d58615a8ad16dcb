import { type PointerEvent, useRef } from "react";
import type { Point, Size } from "./area";

// Fingers and hands tremble.
const CLICK_PIXELS = 4;

/** What a press begins, in pixels of the image. */
export type Gesture = { onDrag: (start: Point, end: Point) => void; onClick?: (at: Point) => void };
type Drag = Gesture & { pointer: number; left: number; top: number; isClick: boolean };

/** Handlers for the frame of an image, for mouse, pen and touch. `press` gets what the pointer holds. */
export function useImagePointer(image: Size, press: (held: HTMLElement, slider: Element | null) => Gesture) {
  const drag = useRef<Drag | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current) return;
      const { currentTarget: frame, target, pointerId: pointer, clientX: left, clientY: top } = event;
      const slider = frame.querySelector<HTMLElement>("[role=slider]");
      // Otherwise, the browser selects texts, and focus leaves the area.
      event.preventDefault();
      slider?.focus({ preventScroll: true });
      frame.setPointerCapture(pointer);
      drag.current = { ...press(target as HTMLElement, slider), pointer, left, top, isClick: true };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current || current.pointer !== event.pointerId) return;
      const { left, top } = current;
      if (Math.hypot(event.clientX - left, event.clientY - top) > CLICK_PIXELS) current.isClick = false;
      if (current.isClick) return;
      const start = positionOf({ clientX: left, clientY: top }, event.currentTarget, image);
      current.onDrag(start, positionOf(event, event.currentTarget, image));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current || current.pointer !== event.pointerId) return;
      drag.current = null;
      if (current.isClick) current.onClick?.(positionOf(event, event.currentTarget, image));
    },
    onPointerCancel() {
      drag.current = null;
    },
  };
}

/** In pixels of the uploaded file. */
function positionOf({ clientX, clientY }: { clientX: number; clientY: number }, frame: HTMLElement, image: Size) {
  const box = frame.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * image.width,
    y: ((clientY - box.top) / box.height) * image.height,
  };
}
