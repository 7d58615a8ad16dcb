// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visible } from "./visible";

type Entry = { isIntersecting: boolean };

/** What jsdom lacks: nothing is laid out there, so the test says what is in view. */
class Observer {
  static all: Observer[] = [];
  observed: Element[] = [];
  constructor(
    readonly report: (entries: Entry[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Observer.all.push(this);
  }
  observe = (element: Element) => this.observed.push(element);
  disconnect = () => {
    this.observed = [];
  };
}

beforeEach(() => {
  Observer.all = [];
  vi.stubGlobal("IntersectionObserver", Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const start = (html: string) => {
  const island = document.createElement("in-island");
  island.innerHTML = html;
  const hydrate = vi.fn(async () => "hydrated" as const);
  const visit = new AbortController();
  visible(island, hydrate, visit.signal);
  return { island, hydrate, leave: () => visit.abort(), observer: Observer.all[0] as Observer };
};

test("an island is hydrated when its first element comes within 200 px of the screen", () => {
  const { island, hydrate, observer } = start(" <div></div><p></p>");

  expect(observer.observed).toEqual([island.firstElementChild]);
  expect(observer.options.rootMargin).toBe("200px");
  observer.report([{ isIntersecting: false }]);
  expect(hydrate).not.toHaveBeenCalled();
  observer.report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(hydrate).toHaveBeenCalledOnce();
});

test("the link that fetches a picture early has no box and is passed over", () => {
  const { island, observer } = start('<link rel="preload"><div></div>');

  expect(observer.observed).toEqual([island.querySelector("div")]);
});

test("an island without an element, which can never come into view, is hydrated at once", () => {
  expect(start("only text").hydrate).toHaveBeenCalledOnce();
});

test("RUN-HND-09 nothing is observed any more when the island is hydrated or gone", () => {
  const { observer, leave } = start("<div></div>");
  leave();

  expect(observer.observed).toEqual([]);
});
