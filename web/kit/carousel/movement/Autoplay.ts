import { inView } from "../../environment/motion/inView";
import { isMotionReduced } from "../../environment/motion/isMotionReduced";

export type AutoplayOptions = {
  /** Milliseconds between two steps; null without autoplay. */
  delay: number | null;
  pauseOnHover: boolean;
};

type Reason = "hover" | "focus" | "touch" | "hidden" | "away";

/** The attribute of the pause button. Focus on it only pauses autoplay, so that the click can decide. */
export const PAUSE_CONTROL = "data-pause";

/**
 * Autoplay for slides. It waits while the pointer is over the carousel, while the carousel is out of view and while
 * the page is in the background. It stops when a control gets focus, and never runs under reduced motion.
 */
export class Autoplay {
  private readonly view: Window & typeof globalThis;
  private readonly ended = new AbortController();
  private readonly pauses = new Set<Reason>();
  private isWanted = true;
  private timer: number | undefined;

  constructor(
    host: HTMLElement,
    private options: AutoplayOptions,
    private readonly onTick: () => void,
    private readonly onChange: () => void,
  ) {
    this.view = host.ownerDocument.defaultView as Window & typeof globalThis;
    watchVisitor(host, this.ended.signal, {
      pause: (reason, isPaused) => this.pauseFor(reason, isPaused),
      isPaused: (reason) => this.pauses.has(reason),
      pausesOnHover: () => this.options.pauseOnHover,
      stop: () => this.stop(),
    });
    this.restart();
  }

  /** Whether autoplay is on. */
  canPlay(): boolean {
    return this.options.delay !== null && !isMotionReduced(this.view);
  }

  /** Whether autoplay is running for the visitor. While it is paused, for example under the pointer, it only waits. */
  isPlaying(): boolean {
    return this.isWanted && this.canPlay();
  }

  play(): void {
    this.pauses.delete("hover");
    this.pauses.delete("focus");
    this.isWanted = false;
    this.setWanted(true);
  }

  /** Stops until `play` is called. */
  stop(): void {
    this.setWanted(false);
  }

  /** Waits while a finger touches the slides. */
  pause(isPaused: boolean): void {
    this.pauseFor("touch", isPaused);
  }

  /** Restarts the delay, after a step that something else caused. */
  restart(): void {
    const { delay } = this.options;
    this.view.clearTimeout(this.timer);
    if (!this.isPlaying() || this.pauses.size || delay === null) return;
    this.timer = this.view.setTimeout(() => {
      this.onTick();
      this.restart();
    }, delay);
  }

  update(next: AutoplayOptions): void {
    if (next.delay === this.options.delay && next.pauseOnHover === this.options.pauseOnHover) return;
    this.options = next;
    this.restart();
    this.onChange();
  }

  destroy(): void {
    this.ended.abort();
    this.view.clearTimeout(this.timer);
  }

  private setWanted(wanted: boolean): void {
    if (wanted === this.isWanted) return;
    this.isWanted = wanted;
    this.restart();
    this.onChange();
  }

  private pauseFor(reason: Reason, isPaused: boolean): void {
    if (isPaused) this.pauses.add(reason);
    else this.pauses.delete(reason);
    this.restart();
  }
}

type Visitor = {
  pause: (reason: Reason, isPaused: boolean) => void;
  isPaused: (reason: Reason) => boolean;
  pausesOnHover: () => boolean;
  stop: () => void;
};

/** Reports what pauses autoplay, or stops it. */
function watchVisitor(host: HTMLElement, signal: AbortSignal, { pause, isPaused, pausesOnHover, stop }: Visitor) {
  const page = host.ownerDocument;
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal, passive: true });

  // A tap fires pointerenter too, but never pointerleave.
  on(host, "pointerenter", (event) => {
    if (pausesOnHover() && (event as PointerEvent).pointerType !== "touch") pause("hover", true);
  });
  on(host, "pointerleave", () => pause("hover", false));
  on(host, "focusin", ({ target }) => {
    if ((target as Element).closest(`[${PAUSE_CONTROL}]`)) pause("focus", true);
    else stop();
  });
  on(host, "focusout", () => {
    // The visitor left without a decision, so autoplay stays off.
    if (isPaused("focus")) stop();
    pause("focus", false);
  });
  on(page, "visibilitychange", () => pause("hidden", page.hidden));
  inView(host, (isInView) => pause("away", !isInView), signal);
}
