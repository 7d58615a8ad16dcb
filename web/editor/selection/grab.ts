// A shorter movement is unintended.
const MOUSE_PX = 4;
const FINGER_PX = 8;
export const LONG_PRESS_MS = 300;

type GrabOptions = {
  onGrab: () => void;
  onCancel: () => void;
  until: AbortSignal;
  /** That of the canvas, if the press is there. */
  window?: Window;
};

/** When a press becomes a drag: a mouse must move, a finger must stay. A finger that moves at once scrolls. */
export function grab(start: PointerEvent, { onGrab, onCancel, until, window = globalThis.window }: GrabOptions) {
  const isFinger = start.pointerType === "touch";
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, until]);
  const decide = (callback: () => void) => {
    ended.abort();
    callback();
  };
  function onMove({ clientX, clientY }: PointerEvent) {
    const distance = Math.hypot(clientX - start.clientX, clientY - start.clientY);
    if (distance >= (isFinger ? FINGER_PX : MOUSE_PX)) decide(isFinger ? onCancel : onGrab);
  }
  // On the window, because a fast pointer leaves the row before the row captures it.
  window.addEventListener("pointermove", onMove, { signal });
  if (!isFinger) return;
  const timer = setTimeout(() => decide(onGrab), LONG_PRESS_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
}
