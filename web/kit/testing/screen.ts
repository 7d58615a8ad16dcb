import { onTestFinished, vi } from "vitest";

type Screen = { width?: number; isMotionReduced?: boolean };

export type TestScreen = {
  /** Sets the width of the screen and notifies the media queries that change. */
  resizeTo(width: number): void;
  /** Scrolls all observed elements into view, or out of it. */
  scrollIntoView(isIntersecting?: boolean): void;
};

/** jsdom has no layout: a screen of a known width, on which the test decides what is in view. */
export function screenOf({ width = 1440, isMotionReduced = false }: Screen = {}): TestScreen {
  let current = width;
  const queries = new Set<Query>();
  const observers = new Set<Observer>();

  class Query extends EventTarget {
    constructor(readonly media: string) {
      super();
      queries.add(this);
    }
    get matches() {
      if (this.media.includes("prefers-reduced-motion")) return isMotionReduced;
      const [, min] = this.media.match(/min-width:\s*(\d+)px/) ?? [];
      const [, max] = this.media.match(/max-width:\s*(\d+)px/) ?? [];
      return current >= Number(min ?? 0) && current <= Number(max ?? Number.POSITIVE_INFINITY);
    }
  }

  class Observer {
    readonly observed = new Set<Element>();
    constructor(readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      observers.add(this);
    }
    observe(element: Element) {
      this.observed.add(element);
    }
    disconnect() {
      this.observed.clear();
    }
  }

  vi.stubGlobal("matchMedia", (media: string) => new Query(media));
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());

  return {
    resizeTo(next) {
      const before = new Map([...queries].map((query) => [query, query.matches]));
      current = next;
      for (const [query, matched] of before) if (query.matches !== matched) query.dispatchEvent(new Event("change"));
    },
    scrollIntoView(isIntersecting = true) {
      for (const { observed, callback } of observers) {
        if (observed.size) callback([...observed].map((target) => ({ isIntersecting, target })));
      }
    },
  };
}
