/** The scrolling of a row of slides, along either axis and in either direction of reading. */

export type Axis = "scrollLeft" | "scrollTop";

/** The scroll position at which a slide stands where the first one stands at the start; negative from right to left. */
export function positionOf(track: HTMLElement, axis: Axis, slide: number): number {
  const side = axis === "scrollLeft" ? "offsetLeft" : "offsetTop";
  const [first, wanted] = [track.children[0], track.children[slide]] as (HTMLElement | undefined)[];
  return first && wanted ? wanted[side] - first[side] : 0;
}

/** The slide that stands nearest to where the first one stands at the start. */
export function nearestSlide(track: HTMLElement, axis: Axis): number {
  const distances = [...track.children].map((_, slide) => Math.abs(positionOf(track, axis, slide) - track[axis]));
  return distances.indexOf(Math.min(...distances));
}

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

  function end() {
    track.style.scrollSnapType = "";
    onEnd();
  }

  function step(now: number) {
    startedAt ??= now;
    const passed = Math.min((now - startedAt) / duration, 1);
    track[axis] = from + (to - from) * easeInOut(passed);
    if (passed < 1) frame = view.requestAnimationFrame(step);
    else end();
  }

  track.style.scrollSnapType = "none";
  frame = view.requestAnimationFrame(step);
  return {
    cancel() {
      view.cancelAnimationFrame(frame);
      end();
    },
  };
}

const easeInOut = (passed: number) => (passed < 0.5 ? 2 * passed ** 2 : 1 - 2 * (1 - passed) ** 2);
