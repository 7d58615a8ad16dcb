import { inView } from "../../environment/motion/inView";
import { isMotionReduced } from "../../environment/motion/isMotionReduced";

export type AutoplayOptions = {
  /** Milliseconds between two steps; null without autoplay. */
  delay: number | null;
  pauseOnHover: boolean;
};

export type Autoplay = {
  /** Whether autoplay is on. */
  canPlay(): boolean;
  /**
   * Whether autoplay is running for the visitor. While it is on hold, for example under the pointer, it only waits.
   */
  isPlaying(): boolean;
  play(): void;
  /** Stops until `play` is called. */
  stop(): void;
  /** Waits while a finger touches the slides. */
  hold(isHeld: boolean): void;
  /** Restarts the delay, after a step that something else caused. */
  restart(): void;
  update(options: AutoplayOptions): void;
  destroy(): void;
};

type Reason = "hover" | "focus" | "touch" | "hidden" | "away";

/** The attribute of the pause button. Focus on it only holds autoplay, so that the click can decide. */
export const PAUSE_CONTROL = "data-pause";

/**
 * Autoplay for slides. It waits while the pointer is over the carousel, while the carousel is out of view and while
 * the page is in the background. It stops when a control gets focus, and never runs under reduced motion.
 */
export function createAutoplay(
  host: HTMLElement,
  first: AutoplayOptions,
  onTick: () => void,
  onChange: () => void,
): Autoplay {
  const view = host.ownerDocument.defaultView as Window & typeof globalThis;
  const ended = new AbortController();
  const holds = new Set<Reason>();
  let options = first;
  let isWanted = true;
  let timer: number | undefined;

  const canPlay = () => options.delay !== null && !isMotionReduced(view);
  const isPlaying = () => isWanted && canPlay();

  function restart() {
    view.clearTimeout(timer);
    if (!isPlaying() || holds.size || options.delay === null) return;
    timer = view.setTimeout(() => {
      onTick();
      restart();
    }, options.delay);
  }

  function setWanted(wanted: boolean) {
    if (wanted === isWanted) return;
    isWanted = wanted;
    restart();
    onChange();
  }

  function hold(reason: Reason, isHeld: boolean) {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    restart();
  }

  watchVisitor(host, ended.signal, {
    hold,
    isHeld: (reason) => holds.has(reason),
    pausesOnHover: () => options.pauseOnHover,
    stop: () => setWanted(false),
  });
  restart();

  return {
    canPlay,
    isPlaying,
    restart,
    hold: (isHeld) => hold("touch", isHeld),
    play() {
      holds.delete("hover");
      holds.delete("focus");
      isWanted = false;
      setWanted(true);
    },
    stop: () => setWanted(false),
    update(next) {
      if (next.delay === options.delay && next.pauseOnHover === options.pauseOnHover) return;
      options = next;
      restart();
      onChange();
    },
    destroy() {
      ended.abort();
      view.clearTimeout(timer);
    },
  };
}

type Visitor = {
  hold: (reason: Reason, isHeld: boolean) => void;
  isHeld: (reason: Reason) => boolean;
  pausesOnHover: () => boolean;
  stop: () => void;
};

/** Reports what holds autoplay, or stops it. */
function watchVisitor(host: HTMLElement, signal: AbortSignal, { hold, isHeld, pausesOnHover, stop }: Visitor) {
  const page = host.ownerDocument;
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal, passive: true });

  // A tap fires pointerenter too, but never pointerleave.
  on(host, "pointerenter", (event) => {
    if (pausesOnHover() && (event as PointerEvent).pointerType !== "touch") hold("hover", true);
  });
  on(host, "pointerleave", () => hold("hover", false));
  on(host, "focusin", ({ target }) => {
    if ((target as Element).closest(`[${PAUSE_CONTROL}]`)) hold("focus", true);
    else stop();
  });
  on(host, "focusout", () => {
    // The visitor left without a decision, so autoplay stays off.
    if (isHeld("focus")) stop();
    hold("focus", false);
  });
  on(page, "visibilitychange", () => hold("hidden", page.hidden));
  inView(host, (isInView) => hold("away", !isInView), signal);
}
