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
const sideways = { isVertical: false, direction: "ltr" } as const;

test("RUN-CAR-12 arrow keys follow the direction of reading", () => {
  expect(stepOfKey(press("ArrowRight"), sideways)).toBe(1);
  expect(stepOfKey(press("ArrowLeft"), sideways)).toBe(-1);
  expect(stepOfKey(press("ArrowRight"), { ...sideways, direction: "rtl" })).toBe(-1);
  expect(stepOfKey(press("ArrowLeft"), { ...sideways, direction: "rtl" })).toBe(1);
});

test("W-CAROUSEL-02 slides that move up and down answer to up and down, whatever the direction of reading", () => {
  const upright = { isVertical: true, direction: "rtl" } as const;

  expect(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"].map((key) => stepOfKey(press(key), upright))).toEqual([
    1,
    -1,
    null,
    null,
  ]);
});

test("keys that mean something else are left alone", () => {
  expect(stepOfKey(press("Tab"), sideways)).toBeNull();
  expect(stepOfKey(press("ArrowUp"), sideways)).toBeNull();
  expect(stepOfKey(press("ArrowRight", { altKey: true }), sideways)).toBeNull();
  expect(stepOfKey(press("ArrowRight", { defaultPrevented: true }), sideways)).toBeNull();
  expect(stepOfKey(press("ArrowRight", { target: document.createElement("input") }), sideways)).toBeNull();
});
