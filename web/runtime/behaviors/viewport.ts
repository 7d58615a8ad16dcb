import { VISIBLE_MARGIN } from "../page/constants";
import type { Change, Frames } from "./frames";

export type Viewport = ReturnType<typeof createViewport>;

/** `box` is the element's position on the screen. Returns the writes, like a follower of frames. */
// biome-ignore lint/suspicious/noConfusingVoidType: most calls change nothing
type Listener = (isNear: boolean, box: DOMRectReadOnly) => Change | void;

/**
 * The page's only IntersectionObserver. It fires when an element comes near the screen or leaves it; the few elements
 * that are near are measured in every frame.
 */
export function createViewport(page: Document, frames: Frames) {
  const view = page.defaultView as Window & typeof globalThis;
  const watched = new Map<Element, Set<Listener>>();
  let observer: IntersectionObserver | undefined;

  function onChange(entries: IntersectionObserverEntry[]) {
    const changes = entries.flatMap(({ target, isIntersecting, boundingClientRect }) =>
      [...(watched.get(target) ?? [])].map((listener) => listener(isIntersecting, boundingClientRect)),
    );
    for (const change of changes) change?.();
  }

  function watch(element: Element, listener: Listener, until: AbortSignal): void {
    observer ??= new view.IntersectionObserver(onChange, { rootMargin: `${VISIBLE_MARGIN}px` });
    const all = watched.get(element) ?? new Set();
    // An observer does not fire again for an element that it already observes, so a second follower needs the last
    // known position.
    if (all.size > 0) observer.unobserve(element);
    watched.set(element, all.add(listener));
    observer.observe(element);
    until.addEventListener("abort", () => {
      all.delete(listener);
      if (all.size > 0) return;
      watched.delete(element);
      observer?.unobserve(element);
    });
  }

  /** Calls back when the element comes near the screen or leaves it, and in every frame while it is near. */
  function follow(element: Element, listener: Listener, until: AbortSignal): void {
    let leaving = new AbortController();
    function onNear(isNear: boolean, box: DOMRectReadOnly) {
      leaving.abort();
      leaving = new AbortController();
      if (isNear) frames.follow(() => listener(true, element.getBoundingClientRect()), leaving.signal);
      return listener(isNear, box);
    }
    watch(element, onNear, until);
    until.addEventListener("abort", () => leaving.abort());
  }

  /** Calls back when any part of the element enters the screen, and when all of it has left. */
  function inView(element: Element, onChange: (isInView: boolean) => void, until: AbortSignal): void {
    let before: boolean | undefined;
    function check(isNear: boolean, { top, bottom }: DOMRectReadOnly) {
      const isInView = isNear && top < view.innerHeight && bottom > 0;
      if (isInView === before) return;
      before = isInView;
      return () => onChange(isInView);
    }
    follow(element, check, until);
  }

  return { watch, follow, inView };
}
