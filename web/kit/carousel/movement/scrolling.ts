/** Scroll positions of slides, along both axes and in both reading directions. */

export type Axis = "scrollLeft" | "scrollTop";

const slidesIn = (track: HTMLElement) => [...track.children] as HTMLElement[];

/** Lays out the slides so that this one is first; the others follow it in a ring. */
export function startWith(track: HTMLElement, first: number): void {
  const slides = slidesIn(track);
  slides.forEach((slide, index) => {
    slide.style.order = first ? String((index - first + slides.length) % slides.length) : "";
  });
}

/** The scroll position at which a slide is first, or in the middle. Negative in right-to-left text. */
export function positionOf(track: HTMLElement, axis: Axis, slide: number, isCentered: boolean): number {
  const slides = slidesIn(track);
  const first = slides.find(({ style }) => style.order === "0") ?? slides[0];
  const wanted = slides[slide];
  if (!first || !wanted) return 0;
  if (axis === "scrollTop") {
    return wanted.offsetTop - first.offsetTop - (isCentered ? (track.clientHeight - wanted.offsetHeight) / 2 : 0);
  }
  const inset = isCentered ? (track.clientWidth - wanted.offsetWidth) / 2 : 0;
  const isRtl = inset && getComputedStyle(track).direction === "rtl";
  return wanted.offsetLeft - first.offsetLeft - (isRtl ? -inset : inset);
}

/** The slide nearest to the first position, or to the middle. */
export function nearestSlide(track: HTMLElement, axis: Axis, isCentered: boolean): number {
  const distances = slidesIn(track).map((_, slide) =>
    Math.abs(positionOf(track, axis, slide, isCentered) - track[axis]),
  );
  return distances.indexOf(Math.min(...distances));
}

/** `cancel` leaves the track where it is. */
export type Animation = { cancel(): void };

/**
 * Scrolls within a given time, which the browser's smooth scrolling does not support. Snapping is off meanwhile,
 * because it would pull the track from stop to stop.
 */
export function animate(track: HTMLElement, axis: Axis, to: number, duration: number, onEnd: () => void): Animation {
  const view = track.ownerDocument.defaultView as Window;
  const from = track[axis];
  let startedAt: number | undefined;
  let frame = 0;

  const restoreSnapping = () => {
    track.style.scrollSnapType = "";
  };

  function step(now: number) {
    startedAt ??= now;
    const progress = Math.min((now - startedAt) / duration, 1);
    track[axis] = from + (to - from) * easeInOut(progress);
    if (progress < 1) {
      frame = view.requestAnimationFrame(step);
      return;
    }
    restoreSnapping();
    onEnd();
  }

  track.style.scrollSnapType = "none";
  frame = view.requestAnimationFrame(step);
  return {
    cancel() {
      view.cancelAnimationFrame(frame);
      restoreSnapping();
    },
  };
}

const easeInOut = (progress: number) => (progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2);
