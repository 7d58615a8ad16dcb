// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { watchEntrances } from "./watchEntrances";

let seen: (targets: Element[]) => void;
const watched = new Set<Element>();

beforeEach(() => {
  watched.clear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(heard: (entries: object[]) => void) {
        seen = (targets) => heard(targets.map((target) => ({ isIntersecting: true, target })));
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
    },
  );
  document.body.innerHTML = '<p data-entrance="">Above</p><p data-entrance="">Below</p><p>Still</p>';
  const [above, below] = paragraphs();
  above.getBoundingClientRect = () => ({ top: 10 }) as DOMRect;
  below.getBoundingClientRect = () => ({ top: innerHeight + 1 }) as DOMRect;
});

const paragraphs = () => [...document.querySelectorAll("p")] as unknown as [HTMLElement, HTMLElement, HTMLElement];
const states = () => paragraphs().map((paragraph) => paragraph.dataset.entrance);

test("RUN-HND-10 what is in sight moves by itself, what is below waits until it is seen, and then once", () => {
  watchEntrances(document);
  expect(states()).toEqual(["", "waiting", undefined]);

  seen([paragraphs()[1]]);
  expect(states()).toEqual(["", "shown", undefined]);
  expect(watched.size).toBe(0);
});

test("a tree that is mounted again starts nothing anew", () => {
  watchEntrances(document);
  seen([paragraphs()[1]]);
  watchEntrances(document);

  expect(states()).toEqual(["", "shown", undefined]);
});
