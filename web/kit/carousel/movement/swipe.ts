// A shorter movement is a tap.
const SHORTEST_SWIPE = 40;

type Options = { isVertical: () => boolean; onSwipe: (by: 1 | -1) => void; signal: AbortSignal };

/** Reports swipes: 1 means the next slide. It prevents nothing, so that the browser still scrolls. */
export function watchSwipes(track: HTMLElement, { isVertical, onSwipe, signal }: Options) {
  let start: Touch | undefined;
  const along = (touch: Touch) => (isVertical() ? touch.clientY : touch.clientX);
  const across = (touch: Touch) => (isVertical() ? touch.clientX : touch.clientY);

  track.addEventListener("touchstart", ({ touches }) => (start = touches.length === 1 ? touches[0] : undefined), {
    signal,
    passive: true,
  });
  track.addEventListener(
    "touchend",
    ({ changedTouches: [end] }) => {
      if (!start || !end) return;
      const moved = along(end) - along(start);
      const isRightToLeft = !isVertical() && getComputedStyle(track).direction === "rtl";
      if (Math.abs(moved) < SHORTEST_SWIPE || Math.abs(moved) < Math.abs(across(end) - across(start))) return;
      onSwipe(moved < 0 !== isRightToLeft ? 1 : -1);
    },
    { signal },
  );
}
