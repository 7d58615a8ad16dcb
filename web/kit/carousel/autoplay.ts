import { inView } from "../inView";
import { isMotionReduced } from "../motion";

export type AutoplayOptions = {
  /** Milliseconds between two steps; null when slides never move by themselves. */
  delay: number | null;
  pauseOnHover: boolean;
};

export type Autoplay = {
  /** Whether it moves by itself at all. */
  canPlay(): boolean;
  /** Whether the visitor is to see it moving. While it is held (by the pointer, say), it only waits. */
  isPlaying(): boolean;
  play(): void;
  /** For good: only `play` starts it again. */
  stop(): void;
  /** While a finger rests on the slides, they wait for it. */
  hold(isHeld: boolean): void;
  /** Counts the time to the next step anew, after a step that somebody else made. */
  restart(): void;
  update(options: AutoplayOptions): void;
  destroy(): void;
};

type Reason = "hover" | "focus" | "touch" | "hidden" | "away";

/** The control that a visitor pauses with carries this attribute: its focus only holds, so that its click can decide. */
export const PAUSE_CONTROL = "data-pause";

/**
 * Steps through slides by itself, as little as it may: it waits while the pointer rests on the carousel, while it is out
 * of view and while the page is in the background, and stops when a control takes the focus. Never under reduced motion.
 */
export function createAutoplay(
  host: HTMLElement,
  first: AutoplayOptions,
  onTick: () => void,
  onChange: () => void,
): Autoplay {
  const page = host.ownerDocument;
  const view = page.defaultView as Window & typeof globalThis;
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

  function want(wanted: boolean) {
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

  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: ended.signal, passive: true });

  // A finger that taps "enters" too, but never leaves.
  on(host, "pointerenter", (event) => {
    if (options.pauseOnHover && (event as PointerEvent).pointerType !== "touch") hold("hover", true);
  });
  on(host, "pointerleave", () => hold("hover", false));
  on(host, "focusin", ({ target }) => {
    if ((target as Element).closest(`[${PAUSE_CONTROL}]`)) hold("focus", true);
    else want(false);
  });
  on(host, "focusout", () => {
    // Left without a decision: it does not start again behind the visitor's back.
    if (holds.has("focus")) want(false);
    hold("focus", false);
  });
  on(page, "visibilitychange", () => hold("hidden", page.hidden));

  inView(host, (isInView) => hold("away", !isInView), ended.signal);
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
      want(true);
    },
    stop: () => want(false),
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
