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

test("RUN-CAR-12 moves to the next slide on a swipe to the left, to the previous one on a swipe to the right", () => {
  expect(swipe([200, 0], [100, 0])).toEqual([1]);
  expect(swipe([100, 0], [200, 0])).toEqual([-1]);
});

test("RUN-CAR-12 moves to the next slide on a swipe to the right in right-to-left text", () => {
  expect(swipe([100, 0], [200, 0], { direction: "rtl" })).toEqual([1]);
  expect(swipe([200, 0], [100, 0], { direction: "rtl" })).toEqual([-1]);
});

test("moves a vertical carousel by swipes up and down in any reading direction", () => {
  for (const direction of ["ltr", "rtl"]) {
    expect(swipe([0, 200], [0, 100], { isVertical: true, direction })).toEqual([1]);
    expect(swipe([0, 100], [0, 200], { isVertical: true, direction })).toEqual([-1]);
    expect(swipe([200, 0], [100, 0], { isVertical: true, direction })).toEqual([]);
  }
});

test("treats less than 40 pixels as a tap", () => {
  expect(swipe([100, 0], [61, 0])).toEqual([]);
  expect(swipe([100, 0], [60, 0])).toEqual([1]);
});

test("lets the page scroll if a swipe goes more across than along", () => {
  expect(swipe([200, 0], [150, 51])).toEqual([]);
  expect(swipe([200, 0], [150, 50])).toEqual([1]);
  expect(swipe([200, 300], [150, 310])).toEqual([1]);
});

test("ignores zooming with two fingers", () => {
  expect(swipe([200, 0], [100, 0], { fingers: 2 })).toEqual([]);
});
