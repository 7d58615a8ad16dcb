import { canvasFrame, focusCanvas } from "../canvas/canvasFrame";

// In the order of the screen. An area that is closed is left out.
const AREAS = [".editor__top", ".editor__rail", ".editor__left", ".editor__canvas", ".editor__right"];
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Moves focus to the next (1) or previous (-1) area of the screen, after the last to the first, like F6 in browsers. */
export function focusArea(by: 1 | -1): void {
  const areas = AREAS.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
  const current = areas.findIndex((area) => area.contains(document.activeElement));
  // Without focus, keys apply to the canvas.
  const from = current < 0 ? areas.findIndex((area) => area.matches(".editor__canvas")) : current;
  const area = areas[(from + by + areas.length) % areas.length];
  if (area?.matches(".editor__canvas") && canvasFrame()) focusCanvas();
  else if (area) targetIn(area).focus();
}

function targetIn(area: HTMLElement): HTMLElement {
  const target = firstControl(area);
  if (target) return target;
  // Screen readers then read its message, such as that nothing is selected.
  area.tabIndex = -1;
  return area;
}

const firstControl = (area: HTMLElement): HTMLElement | undefined =>
  [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (control) => control.tabIndex >= 0 && !control.matches(":disabled") && control.checkVisibility?.() !== false,
  );
