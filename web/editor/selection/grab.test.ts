import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { grab, LONG_PRESS_MS } from "./grab";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pressed(pointerType: string) {
  const until = new AbortController();
  const heard: string[] = [];
  const start = { pointerType, clientX: 10, clientY: 10 } as PointerEvent;
  grab(start, {
    onGrab: () => heard.push("grasped"),
    onCancel: () => heard.push("lost"),
    until: until.signal,
  });
  const move = (y: number) => window.dispatchEvent(new MouseEvent("pointermove", { clientX: 10, clientY: y }));
  return { heard, move, until };
}

test("starts a mouse drag after a small movement", () => {
  const { heard, move } = pressed("mouse");
  move(13);
  expect(heard).toEqual([]);
  move(15);
  move(30);
  expect(heard).toEqual(["grasped"]);
});

test("starts a touch drag after a long press", () => {
  const { heard, move } = pressed("touch");
  move(14);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  move(80);
  expect(heard).toEqual(["grasped"]);
});

test("scrolls if a finger moves at once", () => {
  const { heard, move } = pressed("touch");
  move(20);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(heard).toEqual(["lost"]);
});

test("does neither if the finger is lifted", () => {
  const { heard, until } = pressed("touch");
  until.abort();
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(heard).toEqual([]);
});
