import { isMotionReduced } from "../../environment/motion/isMotionReduced";
import { type Autoplay, createAutoplay } from "./autoplay";
import { type Animation, type Axis, animate, nearestSlide, positionOf, startWith } from "./scrolling";
import { canLoop, distance, firstStop, neighbor, type Row, slidesBeside, stopsOf } from "./stops";
import { watchSwipes } from "./swipe";

export type EngineOptions = Row & {
  isVertical: boolean;
  /** Slides are on top of each other and only their opacity changes, in the stylesheet. */
  isFade: boolean;
  /** Milliseconds of one transition. */
  speed: number;
  autoplayDelay: number | null;
  pauseOnHover: boolean;
  pauseOnInteraction: boolean;
};

export type EngineState = { index: number; isPlaying: boolean; canPlay: boolean };

export type Engine = ReturnType<typeof createEngine>;

/**
 * Moves a carousel. The slides are the children of `track`, a scroll container with snap points; `host` contains the
 * track and the controls. `onChange` is called for every change, including those by scrolling and swiping. `start` is
 * the current slide at first, if it is not the first stop.
 */
export function createEngine(
  host: HTMLElement,
  track: HTMLElement,
  first: EngineOptions,
  onChange: (state: EngineState) => void,
  start?: number,
) {
  const view = track.ownerDocument.defaultView as Window & typeof globalThis;
  const ended = new AbortController();
  let options = first;
  let index = start === undefined ? firstStop(options) : within(start);
  let grabbedAt = index;
  let hasMoved = start !== undefined;
  let animation: Animation | null = null;
  let autoplay: Autoplay | null = null;

  const axis = (): Axis => (options.isVertical ? "scrollTop" : "scrollLeft");

  function setIndex(slide: number) {
    hasMoved = true;
    index = slide;
    notify();
    host.dispatchEvent(new CustomEvent("w:carousel:change", { bubbles: true, detail: { index } }));
  }
  /** The stop nearest to the requested slide. */
  function within(slide: number) {
    const stops = stopsOf(options);
    return Math.max(stops[0] as number, Math.min(slide, stops.at(-1) as number));
  }
  const notify = () =>
    onChange({ index, isPlaying: autoplay?.isPlaying() ?? false, canPlay: autoplay?.canPlay() ?? false });
  const autoplayOptions = () => ({
    delay: stopsOf(options).length > 1 ? options.autoplayDelay : null,
    pauseOnHover: options.pauseOnHover,
  });

  const positionOfCurrent = () => positionOf(track, axis(), index, options.isCentered);

  /**
   * In a loop, as many slides as needed are laid out in the direction of the step; without a direction, as many on
   * both sides.
   */
  function extendLoop(by: number) {
    const { count } = options;
    const onOneSide = by > 0 ? slidesBeside(options) : count - 1 - slidesBeside(options);
    const before = by ? onOneSide : Math.floor((count - 1) / 2);
    // Steps that are faster than the transition do not jump.
    const offset = by ? track[axis()] - positionOfCurrent() : 0;
    startWith(track, canLoop(options) && !options.isFade ? (index - before + count) % count : 0);
    track[axis()] = positionOfCurrent() + offset;
  }

  function stopAnimation() {
    animation?.cancel();
    animation = null;
  }

  /**
   * Moves the track to the current slide without animation: after a resize, or when a hidden carousel becomes
   * visible.
   */
  function settle() {
    if (!animation && !options.isFade) extendLoop(0);
  }

  function goTo(wanted: number, direction?: 1 | -1) {
    stopAnimation();
    const by = distance(options, index, wanted, direction);
    const isTooFar = canLoop(options) && Math.abs(by) + 2 * slidesBeside(options) >= options.count;
    const duration = isTooFar || isMotionReduced(view) ? 0 : options.speed;
    const isAnimated = !options.isFade && duration > 0 && track.getClientRects().length > 0;
    if (isAnimated && canLoop(options)) extendLoop(by);
    setIndex(wanted);
    if (!isAnimated) return settle();
    animation = animate(track, axis(), positionOfCurrent(), duration, () => {
      animation = null;
      if (canLoop(options)) settle();
    });
  }

  const move = (by: 1 | -1) => goTo(neighbor(options, index, by), by);

  function tick() {
    const next = neighbor(options, index, 1);
    if (next === index) autoplay?.stop();
    else goTo(next, 1);
  }

  function interacted() {
    if (options.pauseOnInteraction) autoplay?.stop();
    else autoplay?.restart();
  }

  function onScroll() {
    if (animation || options.isFade || !track.getClientRects().length) return;
    const nearest = within(nearestSlide(track, axis(), options.isCentered));
    if (nearest === index) return;
    setIndex(nearest);
    interacted();
  }

  function onGrab({ type }: Event) {
    stopAnimation();
    grabbedAt = index;
    if (type === "touchstart") autoplay?.hold(true);
  }

  /** In a loop, extends the slides before a scrolling visitor reaches their end. */
  function onScrollEnd() {
    if (canLoop(options)) settle();
  }

  const listening = { signal: ended.signal, passive: true };
  track.addEventListener("scroll", onScroll, listening);
  track.addEventListener("scrollend", onScrollEnd, listening);
  for (const type of ["touchstart", "wheel", "pointerdown"]) track.addEventListener(type, onGrab, listening);
  for (const type of ["touchend", "touchcancel"]) track.addEventListener(type, () => autoplay?.hold(false), listening);
  watchSwipes(track, {
    signal: ended.signal,
    isVertical: () => options.isVertical,
    onSwipe(by) {
      // The browser already scrolled to slides in the layout. Only steps past the ends need help.
      const stops = stopsOf(options);
      const wasAtEnd = grabbedAt === (by === 1 ? stops.at(-1) : stops[0]);
      const isBeyond = options.isLoop && wasAtEnd && !canLoop(options);
      if (!options.isFade && !isBeyond) return;
      move(by);
      interacted();
    },
  });
  const resizing = new view.ResizeObserver(settle);
  resizing.observe(track);
  autoplay = createAutoplay(host, autoplayOptions(), tick, notify);
  notify();

  return {
    /** Goes to a slide that `stopsOf` lists. */
    goTo(stop: number) {
      goTo(stop);
      interacted();
    },

    /** Goes to the stop nearest to a slide. */
    show(slide: number) {
      this.goTo(within(slide));
    },

    move(by: 1 | -1) {
      move(by);
      interacted();
    },

    play() {
      // At the end of a carousel that does not loop, autoplay goes back to the start.
      if (neighbor(options, index, 1) === index) goTo(firstStop(options));
      autoplay?.play();
    },
    stop: () => autoplay?.stop(),

    update(next: EngineOptions) {
      options = next;
      index = hasMoved ? within(index) : firstStop(options);
      settle();
      autoplay?.update(autoplayOptions());
      notify();
    },

    destroy() {
      stopAnimation();
      startWith(track, 0);
      autoplay?.destroy();
      resizing.disconnect();
      ended.abort();
    },
  };
}
