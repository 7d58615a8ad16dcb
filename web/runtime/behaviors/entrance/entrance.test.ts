import { expect, test } from "vitest";
import { element, setUp } from "../testing";
import { mount } from "./entrance";

function start(top: number) {
  const heading = element("<h2>Oak</h2>");
  const on = setUp();
  on.move(heading, { top });
  mount(heading, on.context);
  on.runObserver();
  return { heading, ...on };
}
const stateOf = (heading: HTMLElement) => heading.dataset.entrance;

test("RUN-ANI-02 hides an element out of view until it scrolls into view", () => {
  const { heading, scrollTo } = start(1000);
  expect(stateOf(heading)).toBe("waiting");
  // Near, but not on the screen.
  scrollTo(300);
  expect(stateOf(heading)).toBe("waiting");

  scrollTo(450);
  expect(stateOf(heading)).toBe("shown");
});

test("RUN-ANI-03 plays once, however often it is scrolled past", () => {
  const { heading, scrollTo, observed, context } = start(1000);
  scrollTo(450);
  scrollTo(0);
  expect(stateOf(heading)).toBe("shown");
  expect(observed.size).toBe(0);

  mount(heading, context);
  expect(stateOf(heading)).toBe("shown");
  expect(observed.size).toBe(0);
});

test("RUN-ANI-04 does not hide an element in view, which its stylesheet has animated", () => {
  expect(stateOf(start(100).heading)).toBe("shown");
});

test("RUN-ANI-02 waits for a hidden slide of a carousel", () => {
  const { heading, context, observed } = start(1000);
  const slide = element("<h2>Slide</h2>");
  const on = setUp();
  on.move(slide, { top: 5000 });
  mount(slide, on.context);
  on.runObserver();
  expect(stateOf(slide)).toBe("waiting");
  // Its own track scrolls, not the page.
  on.move(slide, { top: 100 });
  on.runObserver();

  expect(stateOf(slide)).toBe("shown");
  expect([heading.isConnected, context.until.aborted, observed.size]).toEqual([false, false, 1]);
});

test("EDIT-ED-04 leaves an element alone that is not animated on this device", () => {
  const heading = element("<h2 style='animation-name: none'>Oak</h2>");
  const on = setUp();
  on.move(heading, { top: 1000 });
  mount(heading, on.context);
  on.runObserver();

  expect([stateOf(heading), on.observed.size]).toEqual([undefined, 0]);
});

test("RUN-HND-09 stops watching an element that is removed before it was in view", () => {
  const { leave, observed } = start(1000);
  leave();

  expect(observed.size).toBe(0);
});
