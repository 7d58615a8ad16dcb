import { expect, test } from "vitest";
import { stepOfKey } from "./stepOfKey";

const press = (key: string, changes: object = {}) => ({
  key,
  target: document.createElement("button"),
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...changes,
});
const sideways = { isVertical: false, isRightToLeft: false } as const;

test("RUN-CAR-12 follows the reading direction with arrow keys", () => {
  expect(stepOfKey(press("ArrowRight"), sideways)).toBe(1);
  expect(stepOfKey(press("ArrowLeft"), sideways)).toBe(-1);
  expect(stepOfKey(press("ArrowRight"), { ...sideways, isRightToLeft: true })).toBe(-1);
  expect(stepOfKey(press("ArrowLeft"), { ...sideways, isRightToLeft: true })).toBe(1);
});

test("W-CAROUSEL-02 moves vertical slides with up and down in any reading direction", () => {
  const upright = { isVertical: true, isRightToLeft: true } as const;

  expect(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"].map((key) => stepOfKey(press(key), upright))).toEqual([
    1,
    -1,
    null,
    null,
  ]);
});

test("ignores keys with another meaning", () => {
  expect(stepOfKey(press("Tab"), sideways)).toBeNull();
  expect(stepOfKey(press("ArrowUp"), sideways)).toBeNull();
  expect(stepOfKey(press("ArrowRight", { altKey: true }), sideways)).toBeNull();
  expect(stepOfKey(press("ArrowRight", { defaultPrevented: true }), sideways)).toBeNull();
  expect(stepOfKey(press("ArrowRight", { target: document.createElement("input") }), sideways)).toBeNull();
});
