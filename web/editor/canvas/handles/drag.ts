import type { PointerEvent } from "react";

/** Follows a pressed pointer until it is released, once per frame, in pixels of the canvas. */
export function drag(
  event: PointerEvent<HTMLElement>,
  onMove: (by: { x: number; y: number }, both: boolean) => void,
  onEnd: () => void,
) {
  const handle = event.currentTarget;
  const { clientX, clientY, pointerId } = event;
  event.preventDefault();
  // The engine would start to drag the element.
  event.stopPropagation();
  handle.setPointerCapture(pointerId);
  let frame = 0;
  const move = (next: globalThis.PointerEvent) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      onMove({ x: next.clientX - clientX, y: next.clientY - clientY }, next.shiftKey),
    );
  };
  handle.addEventListener("pointermove", move);
  handle.addEventListener(
    "lostpointercapture",
    () => {
      handle.removeEventListener("pointermove", move);
      onEnd();
    },
    { once: true },
  );
}
