import { expect, test } from "vitest";
import { watchSwipes } from "./swipe";

type Place = [x: number, y: number];

/** The steps that a gesture of one or several fingers causes. */
function swipe(from: Place, to: Place, { isVertical = false, direction = "ltr", fingers = 1 } = {}): number[] {
  const track = document.createElement("div");
  track.style.direction = direction;
  document.body.replaceChildren(track);
  const visit = new AbortController();
  const steps: number[] = [];
  watchSwipes(track, { isVertical: () => isVertical, onSwipe: (by) => steps.push(by), signal: visit.signal });
  const touch = ([clientX, clientY]: Place) => ({ clientX, clientY });
  const send = (type: string, fields: object) => track.dispatchEvent(Object.assign(new Event(type), fields));
  send("touchstart", { touches: Array.from({ length: fingers }, () => touch(from)) });
  send("touchend", { changedTouches: [touch(to)] });
  visit.abort();
  send("touchend", { changedTouches: [touch(to)] });
  return steps;
}

test("RUN-CAR-12 a swipe to the left asks for the next slide, to the right for the previous one", () => {
  expect(swipe([200, 0], [100, 0])).toEqual([1]);
  expect(swipe([100, 0], [200, 0])).toEqual([-1]);
});

test("RUN-CAR-12 in right-to-left text a swipe to the right asks for the next slide", () => {
  expect(swipe([100, 0], [200, 0], { direction: "rtl" })).toEqual([1]);
  expect(swipe([200, 0], [100, 0], { direction: "rtl" })).toEqual([-1]);
});

test("a vertical carousel is swiped up and down, in either direction of text", () => {
  for (const direction of ["ltr", "rtl"]) {
    expect(swipe([0, 200], [0, 100], { isVertical: true, direction })).toEqual([1]);
    expect(swipe([0, 100], [0, 200], { isVertical: true, direction })).toEqual([-1]);
    expect(swipe([200, 0], [100, 0], { isVertical: true, direction })).toEqual([]);
  }
});

test("less than 40 pixels are a tap", () => {
  expect(swipe([100, 0], [61, 0])).toEqual([]);
  expect(swipe([100, 0], [60, 0])).toEqual([1]);
});

test("what goes further across than along scrolls the page", () => {
  expect(swipe([200, 0], [150, 51])).toEqual([]);
  expect(swipe([200, 0], [150, 50])).toEqual([1]);
});

test("two fingers zoom", () => {
  expect(swipe([200, 0], [100, 0], { fingers: 2 })).toEqual([]);
});
