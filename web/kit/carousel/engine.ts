import { isMotionReduced } from "../motion";
import { type Autoplay, createAutoplay } from "./autoplay";
import { type Axis, type Glide, glide, nearestSlide, positionOf } from "./scrolling";
import { firstStop, neighbour, type Row, stopsOf } from "./stops";
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
  const tell = () =>
    onChange({ index, isPlaying: autoplay?.isPlaying() ?? false, canPlay: autoplay?.canPlay() ?? false });
  const autoplayOptions = () => ({
    delay: stopsOf(options).length > 1 ? options.autoplayDelay : null,
    pauseOnHover: options.pauseOnHover,
  });

  /** Puts the track where the current slide is, at once: after a resize, and when a hidden carousel is shown. */
  function settle() {
    if (!gliding && !options.isFade) track[axis()] = positionOf(track, axis(), index);
  }

  function goTo(wanted: number) {
    gliding?.cancel();
    standAt(wanted);
    if (options.isFade) return;
    const duration = isMotionReduced(view) ? 0 : options.speed;
    if (!duration || !track.getClientRects().length) return settle();
    gliding = glide(track, axis(), positionOf(track, axis(), index), duration, () => {
      gliding = null;
    });
  }

  const move = (by: 1 | -1) => goTo(neighbour(options, index, by));

  function tick() {
    const next = neighbour(options, index, 1);
    if (next === index) autoplay?.stop();
    else goTo(next);
  }

  function interacted() {
    if (options.pauseOnInteraction) autoplay?.stop();
    else autoplay?.restart();
  }

  function onScroll() {
    if (gliding || options.isFade || !track.getClientRects().length) return;
    const nearest = Math.min(nearestSlide(track, axis()), stopsOf(options).at(-1) ?? 0);
    if (nearest === index) return;
    standAt(nearest);
    interacted();
  }

  function onGrasp({ type }: Event) {
    gliding?.cancel();
    graspedAt = index;
    if (type === "touchstart") autoplay?.hold(true);
  }

  const listening = { signal: ended.signal, passive: true };
  track.addEventListener("scroll", onScroll, listening);
  for (const type of ["touchstart", "wheel", "pointerdown"]) track.addEventListener(type, onGrasp, listening);
  for (const type of ["touchend", "touchcancel"]) track.addEventListener(type, () => autoplay?.hold(false), listening);
  watchSwipes(track, {
    signal: ended.signal,
    isVertical: () => options.isVertical,
    onSwipe(by) {
      // What can be scrolled to, the browser has scrolled to already; only past the ends it cannot go.
      const stops = stopsOf(options);
      const wasAtEnd = graspedAt === (by === 1 ? stops.at(-1) : stops[0]);
      if (!options.isFade && !(options.isLoop && wasAtEnd)) return;
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
      if (neighbour(options, index, 1) === index) goTo(0);
      autoplay?.play();
    },
    stop: () => autoplay?.stop(),

    update(next: EngineOptions) {
      options = next;
      const last = stopsOf(options).at(-1) ?? 0;
      index = hasMoved ? Math.min(index, last) : firstStop(options);
      settle();
      autoplay?.update(autoplayOptions());
      tell();
    },

    destroy() {
      gliding?.cancel();
      autoplay?.destroy();
      resizing.disconnect();
      ended.abort();
    },
  };
}
