import { useSyncExternalStore } from "react";

/** The zoom of the page: a factor, or null to fit the available space. */
export type Zoom = number | null;

export const ZOOM_STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2] as const;

let chosen: Zoom = null;
let shown = 1;
const listeners = new Set<() => void>();

function choose(next: Zoom) {
  chosen = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The next step from any zoom, including one between two steps, such as "fit". */
export function nextStep(from: number, direction: 1 | -1): number {
  const beyond = ZOOM_STEPS.filter((step) => (step - from) * direction > 0.005);
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? (direction > 0 ? (ZOOM_STEPS.at(-1) as number) : ZOOM_STEPS[0]);
}

/** The zoom of the canvas, which shortcuts and the zoom menu change. */
export const zoom = {
  choose,
  /** Reports the visible zoom, from which the next step starts. */
  isShown: (share: number) => {
    shown = share;
  },
  step: (direction: 1 | -1) => choose(nextStep(shown, direction)),
};

export const useZoom = (): Zoom => useSyncExternalStore(subscribe, () => chosen);
