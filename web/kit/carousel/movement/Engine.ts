import { Autoplay, type AutoplayOptions } from "./Autoplay";
import { type Current, createScroller, type Scroller } from "./scroller";
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

/**
 * Moves a carousel. The slides are the children of `track`, a scroll container with snap points; `host` contains the
 * track and the controls.
 */
export class Engine {
  private readonly current: Current;
  private readonly scroller: Scroller;
  private readonly autoplay: Autoplay;
  private readonly stopWatching: () => void;
  private hasMoved: boolean;

  /**
   * `onChange` is called for every change, including those by scrolling and swiping. `start` is the current slide at
   * first, if it is not the first stop.
   */
  constructor(
    private readonly host: HTMLElement,
    track: HTMLElement,
    first: EngineOptions,
    private readonly onChange: (state: EngineState) => void,
    start?: number,
  ) {
    this.hasMoved = start !== undefined;
    this.current = { options: first, index: start === undefined ? firstStop(first) : nearestStop(first, start) };
    const notify = () => this.notify();
    this.scroller = createScroller(track, this.current, (slide) => this.enter(slide));
    this.autoplay = new Autoplay(host, autoplayOptionsOf(first), () => this.tick(), notify);
    this.stopWatching = watchTrack(track, {
      current: this.current,
      scroller: this.scroller,
      autoplay: this.autoplay,
      move: (by) => this.move(by),
      onScrolled: () => this.interacted(),
    });
    notify();
  }

  /** Goes to a slide that `stopsOf` lists. */
  goTo(stop: number): void {
    this.scroller.goTo(stop);
    this.interacted();
  }

  /** Goes to the stop nearest to a slide. */
  show(slide: number): void {
    this.goTo(nearestStop(this.current.options, slide));
  }

  /** A step by the visitor. */
  move(by: 1 | -1): void {
    this.scroller.goTo(this.neighbor(by), by);
    this.interacted();
  }

  play(): void {
    // At the end of a carousel that does not loop, autoplay goes back to the start.
    if (this.neighbor(1) === this.current.index) this.scroller.goTo(firstStop(this.current.options));
    this.autoplay.play();
  }

  stop(): void {
    this.autoplay.stop();
  }

  update(options: EngineOptions): void {
    this.current.options = options;
    this.current.index = this.hasMoved ? nearestStop(options, this.current.index) : firstStop(options);
    this.scroller.settle();
    this.autoplay.update(autoplayOptionsOf(options));
    this.notify();
  }

  destroy(): void {
    this.scroller.destroy();
    this.autoplay.destroy();
    this.stopWatching();
  }

  private neighbor(by: 1 | -1): number {
    return neighbor(this.current.options, this.current.index, by);
  }

  private notify(): void {
    const { index } = this.current;
    this.onChange({ index, isPlaying: this.autoplay.isPlaying(), canPlay: this.autoplay.canPlay() });
  }

  private enter(slide: number): void {
    this.hasMoved = true;
    this.current.index = slide;
    this.notify();
    this.host.dispatchEvent(new CustomEvent("w:carousel:change", { bubbles: true, detail: { index: slide } }));
  }

  private tick(): void {
    const next = this.neighbor(1);
    if (next === this.current.index) this.autoplay.stop();
    else this.scroller.goTo(next, 1);
  }

  private interacted(): void {
    if (this.current.options.pauseOnInteraction) this.autoplay.stop();
    else this.autoplay.restart();
  }
}

const autoplayOptionsOf = (options: EngineOptions): AutoplayOptions => ({
  delay: stopsOf(options).length > 1 ? options.autoplayDelay : null,
  pauseOnHover: options.pauseOnHover,
});
