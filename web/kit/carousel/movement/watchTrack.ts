import type { Autoplay } from "./Autoplay";
import type { Current, Scroller } from "./scroller";
import { canLoop, stopsOf } from "./stops";
import { watchSwipes } from "./swipe";

type Parts = {
  current: Current;
  scroller: Scroller;
  autoplay: Autoplay;
  move: (by: 1 | -1) => void;
  /** The visitor scrolled to another slide. */
  onScrolled: () => void;
};

/** Follows what the visitor does with the track: scrolling, touching, swiping. Returns the function that ends this. */
export function watchTrack(track: HTMLElement, { current, scroller, autoplay, move, onScrolled }: Parts): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let grabbedAt = current.index;
  const on = (types: string[], listener: (event: Event) => void) => {
    for (const type of types) track.addEventListener(type, listener, { signal, passive: true });
  };

  on(["scroll"], () => {
    const slide = scroller.scrolledTo();
    if (slide === current.index) return;
    scroller.setIndex(slide);
    onScrolled();
  });
  on(["scrollend"], scroller.settleLoop);
  on(["touchstart", "wheel", "pointerdown"], ({ type }) => {
    scroller.stop();
    grabbedAt = current.index;
    if (type === "touchstart") autoplay.pause(true);
  });
  on(["touchend", "touchcancel"], () => autoplay.pause(false));
  watchSwipes(track, {
    signal,
    isVertical: () => current.options.isVertical,
    onSwipe: (by) => isScrolledByBrowser(current.options, grabbedAt, by) || move(by),
  });
  // That of the canvas, in the editor.
  const view = track.ownerDocument.defaultView as Window & typeof globalThis;
  const resizing = new view.ResizeObserver(scroller.settle);
  resizing.observe(track);
  return () => {
    resizing.disconnect();
    ended.abort();
  };
}

/** Whether the browser itself scrolls by a swipe. Only steps past the ends need help. */
function isScrolledByBrowser(options: Current["options"], grabbedAt: number, by: 1 | -1): boolean {
  const stops = stopsOf(options);
  const wasAtEnd = grabbedAt === (by === 1 ? stops.at(-1) : stops[0]);
  const isBeyond = options.isLoop && wasAtEnd && !canLoop(options);
  return !options.isFade && !isBeyond;
}
