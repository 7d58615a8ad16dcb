/** The scrolling of a row of slides, along either axis and in either direction of reading. */

export type Axis = "scrollLeft" | "scrollTop";

const slidesIn = (track: HTMLElement) => [...track.children] as HTMLElement[];

/** Lays the slides out so that this one is the first; the others follow it round to the one before it. */
export function beginWith(track: HTMLElement, first: number): void {
  const slides = slidesIn(track);
  slides.forEach((slide, index) => {
    slide.style.order = first ? String((index - first + slides.length) % slides.length) : "";
  });
}

/** The scroll position at which a slide is the first that is seen, or stands in the middle; negative from right to left. */
export function positionOf(track: HTMLElement, axis: Axis, slide: number, isCentred: boolean): number {
  const slides = slidesIn(track);
  const first = slides.find(({ style }) => style.order === "0") ?? slides[0];
  const wanted = slides[slide];
  if (!first || !wanted) return 0;
  if (axis === "scrollTop") {
    return wanted.offsetTop - first.offsetTop - (isCentred ? (track.clientHeight - wanted.offsetHeight) / 2 : 0);
  }
  const lead = isCentred ? (track.clientWidth - wanted.offsetWidth) / 2 : 0;
  const isRtl = lead && getComputedStyle(track).direction === "rtl";
  return wanted.offsetLeft - first.offsetLeft - (isRtl ? -lead : lead);
}

/** The slide that is nearest to being the first that is seen, or to the middle. */
export function nearestSlide(track: HTMLElement, axis: Axis, isCentred: boolean): number {
  const distances = slidesIn(track).map((_, slide) =>
    Math.abs(positionOf(track, axis, slide, isCentred) - track[axis]),
  );
  return distances.indexOf(Math.min(...distances));
}

/** `cancel` leaves the track where it is. */
export type Glide = { cancel(): void };

/**
 * Scrolls in a given time, which the browser's own smooth scrolling does not offer. Snapping is put off meanwhile: it
 * would tear the track from position to position.
 */
export function glide(track: HTMLElement, axis: Axis, to: number, duration: number, onEnd: () => void): Glide {
  const view = track.ownerDocument.defaultView as Window;
  const from = track[axis];
  let startedAt: number | undefined;
  let frame = 0;

  const letSnap = () => {
    track.style.scrollSnapType = "";
  };

  function step(now: number) {
    startedAt ??= now;
    const passed = Math.min((now - startedAt) / duration, 1);
    track[axis] = from + (to - from) * easeInOut(passed);
    if (passed < 1) {
      frame = view.requestAnimationFrame(step);
      return;
    }
    letSnap();
    onEnd();
  }

  track.style.scrollSnapType = "none";
  frame = view.requestAnimationFrame(step);
  return {
    cancel() {
      view.cancelAnimationFrame(frame);
      letSnap();
    },
  };
}

const easeInOut = (passed: number) => (passed < 0.5 ? 2 * passed ** 2 : 1 - 2 * (1 - passed) ** 2);
