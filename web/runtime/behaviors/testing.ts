import { onTestFinished, vi } from "vitest";
import { createFrames } from "./frames";
import { createViewport } from "./viewport";

type Box = { top: number; height?: number; left?: number; width?: number };

/** jsdom has no layout: a screen of 800 by 600 pixels, with elements where the test puts them. */
export function setUp() {
  const boxes = new Map<Element, Box>();
  const observed = new Set<Element>();
  /** What the observer has reported: browsers report once after `observe`, and then only changes. */
  const reported = new Map<Element, boolean>();
  let report: (entries: object[]) => void = () => {};
  let resized: () => void = () => {};

  class Observer {
    constructor(
      heard: (entries: object[]) => void,
      readonly options?: { rootMargin: string },
    ) {
      report = heard;
      observers.push(this);
    }
    observe = (element: Element) => observed.add(element);
    unobserve(element: Element) {
      observed.delete(element);
      reported.delete(element);
    }
  }
  const observers: Observer[] = [];
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(heard: () => void) {
        resized = heard;
      }
      observe() {}
    },
  );
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => queue.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  const queue: (() => void)[] = [];
  const render = () => {
    for (const callback of queue.splice(0)) callback();
  };
  vi.stubGlobal("innerHeight", 600);
  vi.stubGlobal("innerWidth", 800);
  vi.stubGlobal("scrollY", 0);
  onTestFinished(() => void vi.unstubAllGlobals());

  const boxOf = (element: Element) => {
    const { top: fromTop, height = 100, left = 0, width = 800 } = boxes.get(element) ?? { top: 0 };
    const top = fromTop - window.scrollY;
    return { top, height, left, width, bottom: top + height, right: left + width } as DOMRect;
  };
  const isNear = (element: Element) => boxOf(element).top < 800 && boxOf(element).bottom > -200;
  const runObserver = () => {
    const news = [...observed].filter((target) => reported.get(target) !== isNear(target));
    for (const target of news) reported.set(target, isNear(target));
    if (news.length === 0) return;
    report(news.map((target) => ({ target, isIntersecting: isNear(target), boundingClientRect: boxOf(target) })));
  };
  const frames = createFrames(document);
  const viewport = createViewport(document, frames);
  const leaving = new AbortController();

  return {
    observers,
    observed,
    render,
    runObserver,
    leave: () => leaving.abort(),
    context: { frames, viewport, until: leaving.signal },

    /** The position of an element on the page, in pixels from its top. */
    move(element: HTMLElement, box: Box) {
      boxes.set(element, box);
      element.getBoundingClientRect = () => boxOf(element);
      const { left, width, height } = { left: 0, width: 800, height: 100, ...box };
      for (const [name, value] of Object.entries({ offsetLeft: left, offsetWidth: width, offsetHeight: height }))
        Object.defineProperty(element, name, { value, configurable: true });
      return element;
    },

    /** Scrolls the page, runs the observer and renders a frame. */
    scrollTo(top: number) {
      vi.stubGlobal("scrollY", top);
      document.dispatchEvent(new Event("scroll"));
      runObserver();
      render();
      render();
    },

    /** Something was resized: the window, or the content. */
    resize() {
      resized();
      render();
    },
  };
}

/** An element of the page, from its HTML. */
export function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}
