import { isMotionReduced } from "../motion";
import { type Autoplay, createAutoplay } from "./autoplay";
import { type Axis, beginWith, type Glide, glide, nearestSlide, positionOf } from "./scrolling";
import { beside, distance, firstStop, isRing, neighbour, type Row, stopsOf } from "./stops";
import { watchSwipes } from "./swipe";

export type EngineOptions = Row & {
  isVertical: boolean;
  /** Slides lie on one another and only their opacity changes; the stylesheet sees to that. */
  isFade: boolean;
  /** Milliseconds that a change takes. */
  speed: number;
  autoplayDelay: number | null;
  pauseOnHover: boolean;
  pauseOnInteraction: boolean;
};

export type EngineState = { index: number; isPlaying: boolean; canPlay: boolean };

export type Engine = ReturnType<typeof createEngine>;

/**
 * Moves a carousel whose slides are the children of `track`, a scroll container that snaps. `host` holds the track and
 * the controls. `onChange` hears of every change, whoever made it: visitors scroll and swipe without asking.
 */
export function createEngine(
  host: HTMLElement,
  track: HTMLElement,
  first: EngineOptions,
  onChange: (state: EngineState) => void,
) {
  const view = track.ownerDocument.defaultView as Window & typeof globalThis;
  const ended = new AbortController();
  let options = first;
  let index = firstStop(options);
  let graspedAt = index;
  let hasMoved = false;
  let gliding: Glide | null = null;
  let autoplay: Autoplay | null = null;

  const axis = (): Axis => (options.isVertical ? "scrollTop" : "scrollLeft");

  function standAt(slide: number) {
    hasMoved = true;
    index = slide;
    tell();
    host.dispatchEvent(new CustomEvent("w:carousel:change", { bubbles: true, detail: { index } }));
  }
  /** The nearest slide at which it can stand. */
  function within(slide: number) {
    const stops = stopsOf(options);
    return Math.max(stops[0] as number, Math.min(slide, stops.at(-1) as number));
  }
  const tell = () =>
    onChange({ index, isPlaying: autoplay?.isPlaying() ?? false, canPlay: autoplay?.canPlay() ?? false });
  const autoplayOptions = () => ({
    delay: stopsOf(options).length > 1 ? options.autoplayDelay : null,
    pauseOnHover: options.pauseOnHover,
  });

  const positionOfCurrent = () => positionOf(track, axis(), index, options.isCentred);

  /** In a ring there is then as much to see as it takes to go that far; without a direction, as much on both sides. */
  function makeRoom(by: number) {
    const { count } = options;
    const onOneSide = by > 0 ? beside(options) : count - 1 - beside(options);
    const before = by ? onOneSide : Math.floor((count - 1) / 2);
    // Whoever steps faster than the slides glide sees no jump.
    const onItsWay = by ? track[axis()] - positionOfCurrent() : 0;
    beginWith(track, isRing(options) && !options.isFade ? (index - before + count) % count : 0);
    track[axis()] = positionOfCurrent() + onItsWay;
  }

  function stopGliding() {
    gliding?.cancel();
    gliding = null;
  }

  /** Puts the track where the current slide is, at once: after a resize, and when a hidden carousel is shown. */
  function settle() {
    if (!gliding && !options.isFade) makeRoom(0);
  }

  function goTo(wanted: number, direction?: 1 | -1) {
    stopGliding();
    const by = distance(options, index, wanted, direction);
    const isTooFar = isRing(options) && Math.abs(by) + 2 * beside(options) >= options.count;
    const duration = isTooFar || isMotionReduced(view) ? 0 : options.speed;
    const isGliding = !options.isFade && duration > 0 && track.getClientRects().length > 0;
    if (isGliding && isRing(options)) makeRoom(by);
    standAt(wanted);
    if (!isGliding) return settle();
    gliding = glide(track, axis(), positionOfCurrent(), duration, () => {
      gliding = null;
      if (isRing(options)) settle();
    });
  }

  const move = (by: 1 | -1) => goTo(neighbour(options, index, by), by);

  function tick() {
    const next = neighbour(options, index, 1);
    if (next === index) autoplay?.stop();
    else goTo(next, 1);
  }

  function interacted() {
    if (options.pauseOnInteraction) autoplay?.stop();
    else autoplay?.restart();
  }

  function onScroll() {
    if (gliding || options.isFade || !track.getClientRects().length) return;
    const nearest = within(nearestSlide(track, axis(), options.isCentred));
    if (nearest === index) return;
    standAt(nearest);
    interacted();
  }

  function onGrasp({ type }: Event) {
    stopGliding();
    graspedAt = index;
    if (type === "touchstart") autoplay?.hold(true);
  }

  /** A visitor who scrolls round a ring comes to the end of what is laid out, but never to its end. */
  function onScrollEnd() {
    if (isRing(options)) settle();
  }

  const listening = { signal: ended.signal, passive: true };
  track.addEventListener("scroll", onScroll, listening);
  track.addEventListener("scrollend", onScrollEnd, listening);
  for (const type of ["touchstart", "wheel", "pointerdown"]) track.addEventListener(type, onGrasp, listening);
  for (const type of ["touchend", "touchcancel"]) track.addEventListener(type, () => autoplay?.hold(false), listening);
  watchSwipes(track, {
    signal: ended.signal,
    isVertical: () => options.isVertical,
    onSwipe(by) {
      // What can be scrolled to, the browser has scrolled to already; only past the ends it cannot go.
      const stops = stopsOf(options);
      const wasAtEnd = graspedAt === (by === 1 ? stops.at(-1) : stops[0]);
      const isBeyond = options.isLoop && wasAtEnd && !isRing(options);
      if (!options.isFade && !isBeyond) return;
      move(by);
      interacted();
    },
  });
  const resizing = new view.ResizeObserver(settle);
  resizing.observe(track);
  autoplay = createAutoplay(host, autoplayOptions(), tick, tell);
  tell();

  return {
    /** To a slide that can stand first, as `stopsOf` lists them. */
    goTo(stop: number) {
      goTo(stop);
      interacted();
    },

    move(by: 1 | -1) {
      move(by);
      interacted();
    },

    play() {
      // From the end of a row that does not loop there is only the way back to its start.
      if (neighbour(options, index, 1) === index) goTo(firstStop(options));
      autoplay?.play();
    },
    stop: () => autoplay?.stop(),

    update(next: EngineOptions) {
      options = next;
      index = hasMoved ? within(index) : firstStop(options);
      settle();
      autoplay?.update(autoplayOptions());
      tell();
    },

    destroy() {
      stopGliding();
      beginWith(track, 0);
      autoplay?.destroy();
      resizing.disconnect();
      ended.abort();
    },
  };
}
