import { expect, test, vi } from "vitest";
import { element, setUp } from "../testing";
import { observeScroll, type ScrollState } from "./observeScroll";
import { mount } from "./scroll";

/** 100 px high, 1000 px below the top of the page: on a screen of 600 px it is visible between 400 and 1100 px. */
function start(sensitivity?: number) {
  const states: ScrollState[] = [];
  const picture = element("<p>Oak</p>");
  const on = setUp();
  on.move(picture, { top: 1000 });
  observeScroll(picture, (one) => states.push(one), { sensitivity }, on.context.viewport, on.context.until);
  on.runObserver();
  states.length = 0;
  return { states, picture, ...on };
}
const percentages = (states: ScrollState[]) => states.map(({ scrollPercentage }) => scrollPercentage);

test("RUN-OBS-02 reports whether the element is in the viewport, its progress and the direction", () => {
  const { states, scrollTo } = start();
  scrollTo(750);
  expect(states.at(-1)).toEqual({
    isInViewport: true,
    scrollPercentage: 50,
    intersectionScrollDirection: "down",
    sensitivity: 100,
  });

  scrollTo(470);
  expect(states.at(-1)).toMatchObject({ isInViewport: true, scrollPercentage: 10, intersectionScrollDirection: "up" });
  scrollTo(390);
  expect(states.at(-1)).toMatchObject({ isInViewport: false, scrollPercentage: 0 });
});

test("RUN-OBS-01 reports in steps of 100/sensitivity", () => {
  const { states, scrollTo } = start(4);
  // 175 px is a quarter of the way.
  for (let top = 400; top <= 1099; top += 35) scrollTo(top);

  expect(percentages(states)).toEqual([5, 25, 50, 75]);
});

test.each([
  [0, 1],
  [-5, 1],
  [1, 1],
  [33, 33],
  [100, 100],
  [250, 100],
])("RUN-OBS-01 limits a sensitivity of %d to %d", (asked, taken) => {
  const { states, scrollTo } = start(asked);
  scrollTo(700);

  expect(states.at(-1)?.sensitivity).toBe(taken);
});

test("RUN-HND-09 reports nothing after the element was removed", () => {
  const { states, scrollTo, leave } = start();
  leave();
  scrollTo(700);

  expect(states).toEqual([]);
});

function moving(css: boolean, isReduced = false) {
  vi.stubGlobal("CSS", { supports: () => css });
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  const picture = element("<p>Oak</p>");
  const on = setUp();
  on.move(picture, { top: 1000 });
  mount(picture, on.context);
  on.runObserver();
  on.scrollTo(750);
  return { picture, ...on };
}

test("RUN-OBS-02 sets the progress in browsers without scroll-driven animations, and needs no script in others", () => {
  expect(moving(false).picture.style.getPropertyValue("--seen")).toBe("0.5");
  const { picture, observed } = moving(true);

  expect([picture.style.getPropertyValue("--seen"), observed.size]).toEqual(["", 0]);
});

test("RUN-HND-11 does nothing with reduced motion", () => {
  expect(moving(false, true).observed.size).toBe(0);
});
