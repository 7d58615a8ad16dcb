import { VISIBLE_MARGIN } from "../constants";
import type { Change, Frames } from "./frames";

export type Sight = ReturnType<typeof createSight>;

/** `box` is where it stands on the screen. Returns what is changed then, as a follower of frames does. */
// biome-ignore lint/suspicious/noConfusingVoidType: most that is heard changes nothing
type Heard = (isNear: boolean, box: DOMRectReadOnly) => Change | void;

/**
 * The page's one observer of what the visitor sees. It speaks when an element comes near the screen or leaves it; what is
 * near is little enough to be looked at in every frame.
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
    // Observers say nothing more of what they watch already until it moves: whoever comes second would not know where it is.
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

  /** When it comes near the screen or leaves it, and in every frame while it is near. */
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

  /** When any of it comes onto the screen, and when all of it has left. */
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

    /** Once, as soon as a part of it is on the screen; `onUnseen` before, if it is not there from the start. */
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
