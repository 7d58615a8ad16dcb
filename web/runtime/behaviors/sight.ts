import { VISIBLE_MARGIN } from "../constants";
import type { Change, Frames } from "./frames";

export type Sight = ReturnType<typeof createSight>;

/** `box` is the element's position on the screen. Returns the writes, like a follower of frames. */
// biome-ignore lint/suspicious/noConfusingVoidType: most that is heard changes nothing
type Heard = (isNear: boolean, box: DOMRectReadOnly) => Change | void;

/**
 * The page's only IntersectionObserver. It fires when an element comes near the screen or leaves it; the few elements
 * that are near are measured in every frame.
 */
export function createSight(page: Document, frames: Frames) {
  const view = page.defaultView as Window & typeof globalThis;
  const watched = new Map<Element, Set<Heard>>();
  let observer: IntersectionObserver | undefined;

  function onChange(entries: IntersectionObserverEntry[]) {
    const changes = entries.flatMap(({ target, isIntersecting, boundingClientRect }) =>
      [...(watched.get(target) ?? [])].map((heard) => heard(isIntersecting, boundingClientRect)),
    );
    for (const change of changes) change?.();
  }

  function watch(element: Element, heard: Heard, until: AbortSignal): void {
    observer ??= new view.IntersectionObserver(onChange, { rootMargin: `${VISIBLE_MARGIN}px` });
    const all = watched.get(element) ?? new Set();
    // An observer does not fire again for an element that it already observes, so a second follower needs the last
    // known position.
    if (all.size > 0) observer.unobserve(element);
    watched.set(element, all.add(heard));
    observer.observe(element);
    until.addEventListener("abort", () => {
      all.delete(heard);
      if (all.size > 0) return;
      watched.delete(element);
      observer?.unobserve(element);
    });
  }

  /** Calls back when the element comes near the screen or leaves it, and in every frame while it is near. */
  function follow(element: Element, heard: Heard, until: AbortSignal): void {
    let leaving = new AbortController();
    function onNear(isNear: boolean, box: DOMRectReadOnly) {
      leaving.abort();
      leaving = new AbortController();
      if (isNear) frames.follow(() => heard(true, element.getBoundingClientRect()), leaving.signal);
      return heard(isNear, box);
    }
    watch(element, onNear, until);
    until.addEventListener("abort", () => leaving.abort());
  }

  /** Calls back when any part of the element enters the screen, and when all of it has left. */
  function inView(element: Element, onChange: (isInView: boolean) => void, until: AbortSignal): void {
    let before: boolean | undefined;
    function look(isNear: boolean, { top, bottom }: DOMRectReadOnly) {
      const isInView = isNear && top < view.innerHeight && bottom > 0;
      if (isInView === before) return;
      before = isInView;
      return () => onChange(isInView);
    }
    follow(element, look, until);
  }

  return {
    watch,
    follow,
    inView,

    /**
     * Calls back once, as soon as a part of the element is on the screen; calls `onUnseen` first if it is not there
     * from the start.
     */
    once(element: Element, onSeen: () => void, onUnseen: () => void, until: AbortSignal): void {
      const waiting = new AbortController();
      function onChange(isInView: boolean) {
        if (!isInView) return onUnseen();
        waiting.abort();
        onSeen();
      }
      until.addEventListener("abort", () => waiting.abort());
      inView(element, onChange, waiting.signal);
    },
  };
}
