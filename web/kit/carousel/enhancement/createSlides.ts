import type { EngineState } from "../movement/Engine";
import { isInView, stopsOf } from "../movement/stops";
import type { CarouselRow } from "./createControls";

/** Marks the current slide, and keeps slides out of view from focus and screen readers. `reset` undoes it. */
export function createSlides(root: HTMLElement, track: HTMLElement) {
  const slides = [...track.children] as HTMLElement[];
  const original = root.className;
  const first = slides.findIndex(({ classList }) => classList.contains(CURRENT));

  function mark(current: number, isHidden: (slide: number) => boolean) {
    for (const [index, slide] of slides.entries()) {
      slide.classList.toggle(CURRENT, index === current);
      slide.toggleAttribute("inert", isHidden(index));
      if (isHidden(index)) slide.ariaHidden = "true";
      else slide.removeAttribute("aria-hidden");
    }
  }

  return {
    update(row: CarouselRow, { index, isPlaying }: EngineState): void {
      const canMove = stopsOf(row).length > 1;
      for (const name of [...root.classList]) if (name.startsWith("slides--")) root.classList.remove(name);
      root.classList.add(...row.classes, ...(canMove ? ["slides--live"] : []));
      track.ariaLive = isPlaying ? "off" : "polite";
      mark(index, (slide) => canMove && !isInView(row, index, slide));
      keepFocusInView(track);
    },

    reset(): void {
      root.className = original;
      track.ariaLive = "polite";
      mark(first, () => false);
    },
  };
}

const CURRENT = "slides__slide--current";

/** Slides out of view cannot keep focus, so it moves to the track. */
function keepFocusInView(track: HTMLElement): void {
  const focused = track.ownerDocument.activeElement;
  if (!focused || focused === track || !track.contains(focused)) return;
  if (focused.closest("[inert]")) track.focus({ preventScroll: true });
}
