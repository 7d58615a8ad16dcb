/** In pixels: the length of one scroll step, and the height of the edge that starts it. */
const STEP = 30;
const EDGE = 32;
/** Milliseconds between two steps. */
const STEP_INTERVAL = 100;

/** Scrolls a submenu that is taller than the screen while the mouse is at its top or bottom edge. */
export function scrollAtEdge(menu: HTMLElement, signal: AbortSignal): void {
  let moving: Element | null = null;
  let by = 0;
  let timer = 0;

  function move(list: Element | null, next: number) {
    if (list === moving && next === by) return;
    [moving, by] = [list, next];
    clearInterval(timer);
    if (list && next)
      timer = window.setInterval(() => list.scrollBy({ top: next, behavior: "instant" }), STEP_INTERVAL);
  }

  function onMove({ target, pointerType, clientY }: PointerEvent) {
    const list = pointerType === "mouse" ? (target as Element).closest(".menu__drop") : null;
    // A mega menu panel does not scroll.
    if (!list || list.matches(".menu__elements") || list.closest(".menu") !== menu) return move(null, 0);
    move(list, stepAt(list, clientY));
  }

  menu.addEventListener("pointermove", onMove, { signal, passive: true });
  menu.addEventListener("pointerleave", () => move(null, 0), { signal });
  signal.addEventListener("abort", () => move(null, 0));
}

function stepAt(list: Element, y: number): number {
  const { top, bottom } = list.getBoundingClientRect();
  if (list.scrollHeight <= list.clientHeight) return 0;
  if (y > bottom - EDGE) return STEP;
  return y < top + EDGE ? -STEP : 0;
}
