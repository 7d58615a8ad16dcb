// A shorter movement is unintended.
const MOUSE_PX = 4;
const FINGER_PX = 8;
export const FINGER_STAYS_MS = 300;

type Grasp = { onGrasped: () => void; onLost: () => void; until: AbortSignal };

/** When a press becomes a drag: a mouse must move, a finger must stay. A finger that moves at once scrolls. */
export function grasp(start: PointerEvent, { onGrasped, onLost, until }: Grasp) {
  const isFinger = start.pointerType === "touch";
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, until]);
  const decide = (whatIs: () => void) => {
    ended.abort();
    whatIs();
  };
  function onMove({ clientX, clientY }: PointerEvent) {
    const way = Math.hypot(clientX - start.clientX, clientY - start.clientY);
    if (way >= (isFinger ? FINGER_PX : MOUSE_PX)) decide(isFinger ? onLost : onGrasped);
  }
  // On the window, because a fast pointer leaves the row before the row captures it.
  addEventListener("pointermove", onMove, { signal });
  if (!isFinger) return;
  const timer = setTimeout(() => decide(onGrasped), FINGER_STAYS_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
}
