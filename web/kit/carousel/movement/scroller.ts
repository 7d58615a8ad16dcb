import { isMotionReduced } from "../../environment/motion/isMotionReduced";
import type { EngineOptions } from "./Engine";
import { type Animation, type Axis, animate, nearestSlide, positionOf, startWith } from "./scrolling";
import { canLoop, distance, nearestStop, slidesBeside } from "./stops";

/** What a carousel shows. The engine changes it. */
export type Current = { options: EngineOptions; index: number };

export type Scroller = ReturnType<typeof createScroller>;

/** Scrolls the track to the current slide, with and without animation. `setIndex` changes the current slide. */
export function createScroller(track: HTMLElement, current: Current, setIndex: (slide: number) => void) {
  let animation: Animation | null = null;

  function stop() {
    animation?.cancel();
    animation = null;
  }

  /** Without animation: after a resize, or when a hidden carousel becomes visible. */
  function settle() {
    if (!animation && !current.options.isFade) extendLoop(track, current, 0);
  }

  /** Extends the slides before a scrolling visitor reaches their end. */
  function settleLoop() {
    if (canLoop(current.options)) settle();
  }

  function goTo(wanted: number, direction?: 1 | -1) {
    stop();
    const by = distance(current.options, current.index, wanted, direction);
    const duration = durationOf(track, current.options, by);
    if (duration && canLoop(current.options)) extendLoop(track, current, by);
    setIndex(wanted);
    if (!duration) return settle();
    animation = animate(track, axisOf(current), positionOfCurrent(track, current), duration, () => {
      animation = null;
      settleLoop();
    });
  }

  function destroy() {
    stop();
    startWith(track, 0);
  }

  const scrolledTo = () => (animation ? current.index : stopScrolledTo(track, current));
  return { stop, settle, settleLoop, setIndex, scrolledTo, goTo, destroy };
}

const axisOf = ({ options }: Current): Axis => (options.isVertical ? "scrollTop" : "scrollLeft");

const positionOfCurrent = (track: HTMLElement, current: Current) =>
  positionOf(track, axisOf(current), current.index, current.options.isCentered);

const isRendered = (track: HTMLElement) => track.getClientRects().length > 0;

/** The stop that the visitor scrolled to; the current one if the slides do not scroll or are not rendered. */
function stopScrolledTo(track: HTMLElement, current: Current): number {
  const { options, index } = current;
  if (options.isFade || !isRendered(track)) return index;
  return nearestStop(options, nearestSlide(track, axisOf(current), options.isCentered));
}

/**
 * In a loop, as many slides as needed are laid out in the direction of the step; without a direction, as many on both
 * sides.
 */
function extendLoop(track: HTMLElement, current: Current, by: number): void {
  const axis = axisOf(current);
  // Steps that are faster than the transition do not jump.
  const offset = by ? track[axis] - positionOfCurrent(track, current) : 0;
  startWith(track, firstInLayout(current, by));
  track[axis] = positionOfCurrent(track, current) + offset;
}

/** The slide that the layout starts with: in a loop, there are slides on the sides that a step by `by` needs. */
function firstInLayout({ options, index }: Current, by: number): number {
  if (!canLoop(options) || options.isFade) return 0;
  const { count } = options;
  const onOneSide = by > 0 ? slidesBeside(options) : count - 1 - slidesBeside(options);
  const before = by ? onOneSide : Math.floor((count - 1) / 2);
  return (index - before + count) % count;
}

/** In milliseconds; 0 without animation. A loop cannot lay out all slides of a long way twice, so it jumps. */
function durationOf(track: HTMLElement, options: EngineOptions, by: number): number {
  if (options.isFade || !isRendered(track) || isMotionReduced(track.ownerDocument.defaultView as Window)) return 0;
  const isTooFar = canLoop(options) && Math.abs(by) + 2 * slidesBeside(options) >= options.count;
  return isTooFar ? 0 : options.speed;
}
