import { beforeEach, expect, test, vi } from "vitest";
import { element, setUp } from "../testing";
import { mount } from "./sticky";

const heard: string[] = [];

beforeEach(() => {
  heard.length = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

/** A bar 40 px high, 300 px below the top of the page, with an offset of 10 px from an edge. */
function start(css = "--sticky: top; top: 10px", place = { top: 300, height: 40 }) {
  const bar = element(`<div style="${css}">Oak</div>`);
  const on = setUp();
  on.move(bar, place);
  for (const type of ["sticky:stick", "sticky:unstick"]) bar.addEventListener(type, () => heard.push(type));
  const methods = mount(bar, on.context);
  return { bar, methods, ...on };
}
const isStuck = (bar: HTMLElement) => bar.hasAttribute("data-stuck");
const room = () => document.documentElement.dataset.stuckTop;

test("RUN-STK-01 fires an event when it starts and stops sticking, once each", () => {
  const { bar, scrollTo } = start();
  scrollTo(289);
  expect([isStuck(bar), heard]).toEqual([false, []]);

  scrollTo(400);
  scrollTo(500);
  expect([isStuck(bar), heard]).toEqual([true, ["sticky:stick"]]);

  scrollTo(100);
  expect([isStuck(bar), heard]).toEqual([false, ["sticky:stick", "sticky:unstick"]]);
});

test("RUN-STK-01 sticks at the bottom until the page is scrolled to its place", () => {
  const { bar, scrollTo } = start("--sticky: bottom; bottom: 0px", { top: 900, height: 50 });
  expect(isStuck(bar)).toBe(true);
  scrollTo(350);

  expect(isStuck(bar)).toBe(false);
});

test("never sticks on a device where it is off", () => {
  const { bar, scrollTo } = start("--sticky: none");
  scrollTo(1000);

  expect(isStuck(bar)).toBe(false);
});

test("RUN-STK-03 measures again 300 ms after a resize has ended", () => {
  const { bar, move, resize, scrollTo } = start();
  scrollTo(200);
  move(bar, { top: 100, height: 40 });
  resize();
  vi.advanceTimersByTime(200);
  resize();
  vi.advanceTimersByTime(299);
  expect(isStuck(bar)).toBe(false);

  vi.advanceTimersByTime(1);
  expect(isStuck(bar)).toBe(true);
});

test("RUN-STK-03 measures at once when another script asks", () => {
  const { bar, move, scrollTo, methods } = start();
  scrollTo(200);
  move(bar, { top: 100, height: 40 });
  (methods as { reactivate(): void }).reactivate();

  expect(isStuck(bar)).toBe(true);
});

test("leaves its container to stick until the end of the page, with a placeholder of the same size", () => {
  const { bar, scrollTo, leave } = start("--sticky: top; --sticky-until: page; top: 10px");
  scrollTo(400);
  expect(bar.style).toMatchObject({ position: "fixed", top: "10px", width: "800px" });
  expect((bar.nextElementSibling as HTMLElement).style.height).toBe("40px");

  leave();
  expect(bar.nextElementSibling).toBeNull();
  expect(bar.style.position).toBe("");
});

test("RUN-ANC-01 keeps space above anchors for full-width sticky elements, but not for narrow ones", () => {
  const { scrollTo, bar, move } = start();
  bar.getBoundingClientRect = () => ({ top: 10, bottom: 50, width: 800, height: 40 }) as DOMRect;
  scrollTo(400);
  expect(room()).toBe("50");
  move(bar, { top: 300, height: 40 });
  scrollTo(0);
  expect(room()).toBe("0");

  move(bar, { top: 300, height: 40, width: 200 });
  scrollTo(400);
  expect(room()).toBe("0");
});

test("RUN-HND-09 leaves no timer and no attribute when it is removed", () => {
  const { bar, scrollTo, resize, leave } = start();
  scrollTo(400);
  resize();
  leave();

  expect(vi.getTimerCount()).toBe(0);
  expect(isStuck(bar)).toBe(false);
});
