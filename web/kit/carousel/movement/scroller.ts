import { isMotionReduced } from "../../environment/motion/isMotionReduced";
import type { EngineOptions } from "./engine";
import { type Animation, type Axis, animate, nearestSlide, positionOf, startWith } from "./scrolling";
import { canLoop, distance, nearestStop, slidesBeside } from "./stops";

/** What a carousel shows. The engine changes it. */
export type Current = { options: EngineOptions; index: number };

export type Scroller = ReturnType<typeof createScroller>;

/** Scrolls the track to the current slide, with and without animation. `setIndex` changes the current slide. */
export function createScroller(track: HTMLElement, current: Current, setIndex: (slide: number) => void) {
  let animation: Animation | null = null;

  const axis = (): Axis => (current.options.isVertical ? "scrollTop" : "scrollLeft");
  const positionOfCurrent = () => positionOf(track, axis(), current.index, current.options.isCentered);
  const isRendered = () => track.getClientRects().length > 0;

  /**
   * In a loop, as many slides as needed are laid out in the direction of the step; without a direction, as many on
   * both sides.
   */
  function extendLoop(by: number) {
    // Steps that are faster than the transition do not jump.
    const offset = by ? track[axis()] - positionOfCurrent() : 0;
    startWith(track, firstInLayout(current, by));
    track[axis()] = positionOfCurrent() + offset;
  }

  function stop() {
    animation?.cancel();
    animation = null;
  }

  /** Without animation: after a resize, or when a hidden carousel becomes visible. */
  function settle() {
    if (!animation && !current.options.isFade) extendLoop(0);
  }

  function settleLoop() {
    if (canLoop(current.options)) settle();
  }

  return {
    stop,
    settle,
    /** Extends the slides before a scrolling visitor reaches their end. */
    settleLoop,
    setIndex,

    /** The stop that the visitor scrolled to; the current one while the track moves by itself or is not rendered. */
    scrolledTo: () => {
      const { options, index } = current;
      if (animation || options.isFade || !isRendered()) return index;
      return nearestStop(options, nearestSlide(track, axis(), options.isCentered));
    },

    destroy() {
      stop();
      startWith(track, 0);
    },

    goTo(wanted: number, direction?: 1 | -1) {
      stop();
      const { options } = current;
      const by = distance(options, current.index, wanted, direction);
      const duration = durationOf(track, options, by);
      const isAnimated = !options.isFade && duration > 0 && isRendered();
      if (isAnimated && canLoop(options)) extendLoop(by);
      setIndex(wanted);
      if (!isAnimated) return settle();
      animation = animate(track, axis(), positionOfCurrent(), duration, () => {
        animation = null;
        settleLoop();
      });
    },
  };
}

/** The slide that the layout starts with: in a loop, there are slides on the sides that a step by `by` needs. */
function firstInLayout({ options, index }: Current, by: number): number {
  if (!canLoop(options) || options.isFade) return 0;
  const { count } = options;
  const onOneSide = by > 0 ? slidesBeside(options) : count - 1 - slidesBeside(options);
  const before = by ? onOneSide : Math.floor((count - 1) / 2);
  return (index - before + count) % count;
}

/** In milliseconds. A loop cannot lay out all slides of a long way twice, so it jumps. */
function durationOf(track: HTMLElement, options: EngineOptions, by: number): number {
  const isTooFar = canLoop(options) && Math.abs(by) + 2 * slidesBeside(options) >= options.count;
  return isTooFar || isMotionReduced(track.ownerDocument.defaultView as Window) ? 0 : options.speed;
}
