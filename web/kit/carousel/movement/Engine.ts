import { type AutoplayOptions, createAutoplay } from "./autoplay";
import { type Current, createScroller } from "./scroller";
import { firstStop, nearestStop, neighbor, type Row, stopsOf } from "./stops";
import { watchTrack } from "./watchTrack";

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
  const current: Current = {
    options: first,
    index: start === undefined ? firstStop(first) : nearestStop(first, start),
  };
  let hasMoved = start !== undefined;
  const scroller = createScroller(track, current, (slide) => {
    hasMoved = true;
    current.index = slide;
    notify();
    host.dispatchEvent(new CustomEvent("w:carousel:change", { bubbles: true, detail: { index: slide } }));
  });
  const autoplay = createAutoplay(host, autoplayOptionsOf(first), tick, () => notify());
  const notify = () => onChange({ index: current.index, isPlaying: autoplay.isPlaying(), canPlay: autoplay.canPlay() });

  function tick() {
    const next = neighbor(current.options, current.index, 1);
    if (next === current.index) autoplay.stop();
    else scroller.goTo(next, 1);
  }

  function interacted() {
    if (current.options.pauseOnInteraction) autoplay.stop();
    else autoplay.restart();
  }

  /** A step by the visitor. */
  function move(by: 1 | -1) {
    scroller.goTo(neighbor(current.options, current.index, by), by);
    interacted();
  }

  function goTo(stop: number) {
    scroller.goTo(stop);
    interacted();
  }

  const stopWatching = watchTrack(track, { current, scroller, autoplay, move, onScrolled: interacted });
  notify();

  return {
    /** Goes to a slide that `stopsOf` lists. */
    goTo,
    /** Goes to the stop nearest to a slide. */
    show: (slide: number) => goTo(nearestStop(current.options, slide)),
    move,

    play() {
      // At the end of a carousel that does not loop, autoplay goes back to the start.
      if (neighbor(current.options, current.index, 1) === current.index) scroller.goTo(firstStop(current.options));
      autoplay.play();
    },
    stop: () => autoplay.stop(),

    update(options: EngineOptions) {
      current.options = options;
      current.index = hasMoved ? nearestStop(options, current.index) : firstStop(options);
      scroller.settle();
      autoplay.update(autoplayOptionsOf(options));
      notify();
    },

    destroy() {
      scroller.destroy();
      autoplay.destroy();
      stopWatching();
    },
  };
}

const autoplayOptionsOf = (options: EngineOptions): AutoplayOptions => ({
  delay: stopsOf(options).length > 1 ? options.autoplayDelay : null,
  pauseOnHover: options.pauseOnHover,
});
