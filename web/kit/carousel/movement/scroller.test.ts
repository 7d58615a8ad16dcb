import { expect, onTestFinished, test, vi } from "vitest";
import { screenOf } from "../../testing/screen";
import type { EngineOptions } from "./Engine";
import { createScroller } from "./scroller";
import { nearestSlide, positionOf } from "./scrolling";

const OPTIONS: EngineOptions = {
  count: 5,
  shown: 3,
  step: 1,
  isLoop: false,
  isCentered: false,
  isVertical: false,
  isFade: false,
  speed: 300,
  autoplayDelay: null,
  pauseOnHover: false,
  pauseOnInteraction: false,
};
const SIZE = 100;

/** jsdom has no layout: slides of 100 pixels in their visual order, in a track that shows three of them. */
function trackOf(direction = "ltr") {
  const track = document.body.appendChild(document.createElement("div"));
  track.style.direction = direction;
  track.innerHTML = "<i></i>".repeat(5);
  const slides = [...track.children] as HTMLElement[];
  for (const [index, slide] of slides.entries()) {
    const place = () => (slide.style.order === "" ? index : Number(slide.style.order)) * SIZE;
    Object.defineProperties(slide, {
      offsetLeft: { get: () => (direction === "rtl" ? -1 : 1) * place() },
      offsetTop: { get: place },
      offsetWidth: { value: SIZE },
      offsetHeight: { value: SIZE },
    });
  }
  Object.defineProperties(track, { clientWidth: { value: 3 * SIZE }, clientHeight: { value: 3 * SIZE } });
  const isRendered = vi.spyOn(track, "getClientRects").mockReturnValue([{}] as never);
  onTestFinished(() => track.remove());
  return { track, isRendered, orders: () => slides.map(({ style }) => style.order).join("") };
}

function scrolling(changes: Partial<EngineOptions> = {}, index = 0, direction = "ltr") {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  screenOf();
  const shown = trackOf(direction);
  const current = { options: { ...OPTIONS, ...changes }, index };
  const scroller = createScroller(shown.track, current, (slide) => {
    current.index = slide;
  });
  return { ...shown, current, scroller };
}

test.each([
  ["scrollLeft", "ltr", false, [0, 100, 200]],
  ["scrollLeft", "ltr", true, [-100, 0, 100]],
  ["scrollLeft", "rtl", false, [0, -100, -200]],
  ["scrollLeft", "rtl", true, [100, 0, -100]],
  ["scrollTop", "ltr", false, [0, 100, 200]],
  ["scrollTop", "ltr", true, [-100, 0, 100]],
] as const)("slides are first or in the middle: %s %s, centered %s", (axis, direction, isCentered, positions) => {
  const { track } = trackOf(direction);
  expect([0, 1, 2].map((slide) => positionOf(track, axis, slide, isCentered))).toEqual(positions);
  track[axis] = positions[2] - 30;
  expect(nearestSlide(track, axis, isCentered)).toBe(2);
});

test("a slide that does not exist is at the start", () => {
  expect(positionOf(trackOf().track, "scrollLeft", 9, false)).toBe(0);
  expect(positionOf(document.createElement("div"), "scrollLeft", 0, false)).toBe(0);
});

test.each(["scrollLeft", "scrollTop"] as const)("moves within its time along %s", (axis) => {
  const { track, scroller, current } = scrolling({ isVertical: axis === "scrollTop" });
  scroller.goTo(2);
  expect([current.index, track[axis]]).toEqual([2, 0]);
  vi.advanceTimersByTime(150);
  expect(track[axis]).toBeGreaterThan(0);
  expect(track[axis]).toBeLessThan(200);
  vi.advanceTimersByTime(400);
  expect(track[axis]).toBe(200);
});

test("while it moves by itself, scrolling changes no slide", () => {
  const { track, scroller } = scrolling();
  scroller.goTo(2);
  track.scrollLeft = 100;
  expect(scroller.scrolledTo()).toBe(2);
  scroller.stop();
  expect(scroller.scrolledTo()).toBe(1);
});

test("scrolling leads to the nearest stop, also at the end", () => {
  const { track, scroller } = scrolling();
  track.scrollLeft = 149;
  expect(scroller.scrolledTo()).toBe(1);
  track.scrollLeft = 400;
  expect(scroller.scrolledTo()).toBe(2);
});

test("slides that fade or are not rendered do not follow scrolling", () => {
  const fading = scrolling({ isFade: true, shown: 1 }, 1);
  fading.track.scrollLeft = 300;
  expect(fading.scroller.scrolledTo()).toBe(1);
  const hidden = scrolling({}, 1);
  hidden.isRendered.mockReturnValue([] as never);
  hidden.track.scrollLeft = 300;
  expect(hidden.scroller.scrolledTo()).toBe(1);
});

test("slides that are not rendered jump", () => {
  const { track, isRendered, scroller } = scrolling();
  isRendered.mockReturnValue([] as never);
  scroller.goTo(2);
  expect(track.scrollLeft).toBe(200);
});

test("a loop has slides on both sides of the current one, and the current one in the middle", () => {
  const { track, scroller, orders } = scrolling({ isLoop: true, isCentered: true });
  scroller.settle();
  expect([orders(), track.scrollLeft]).toEqual(["23401", 100]);
  scroller.destroy();
  expect(orders()).toBe("");
});

test.each([
  [1, 1, "12340"],
  [4, -1, "34012"],
] as const)("a loop has the slides that a step to %i by %i needs, and both sides afterwards", (wanted, by, during) => {
  const { scroller, orders } = scrolling({ isLoop: true, isCentered: true });
  scroller.settle();
  scroller.goTo(wanted, by);
  expect(orders()).toBe(during);
  vi.advanceTimersByTime(500);
  const middle = [..."23401"];
  expect(orders()).toBe([...middle.slice(-wanted), ...middle.slice(0, -wanted)].join(""));
});

test("a loop jumps where the way is too long for its slides", () => {
  const { track, scroller } = scrolling({ isLoop: true, isCentered: true });
  scroller.settle();
  scroller.goTo(3, 1);
  expect(track.scrollLeft).toBe(100);
  expect(track.style.scrollSnapType).toBe("");
});

test("any way is animated without a loop", () => {
  const { track, scroller } = scrolling({ shown: 1 });
  scroller.goTo(4);
  expect(track.style.scrollSnapType).toBe("none");
});

test("only a loop is laid out again when a visitor stops scrolling", () => {
  const { track, scroller, orders } = scrolling();
  track.scrollLeft = 130;
  scroller.settleLoop();
  expect([track.scrollLeft, orders()]).toEqual([130, ""]);
  scroller.settle();
  expect(track.scrollLeft).toBe(0);
});
