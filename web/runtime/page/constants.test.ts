import { expect, test } from "vitest";
import { widthRange } from "../../kit/environment/devices/devices";
import * as constants from "./constants";

test("RUN-HND-16 debounces handlers by 100, 200 or 300 ms, and resizing by 50 ms", () => {
  const { SHORT_DEBOUNCE, MEDIUM_DEBOUNCE, LONG_DEBOUNCE, RESIZE_DEBOUNCE } = constants;

  expect([SHORT_DEBOUNCE, MEDIUM_DEBOUNCE, LONG_DEBOUNCE, RESIZE_DEBOUNCE]).toEqual([100, 200, 300, 50]);
});

test("RUN-HND-17 starts screens at 320 px, with the same tablet widths as the breakpoints", () => {
  expect(constants.SMALLEST_WIDTH).toBe(320);
  expect(constants.TABLET_WIDTHS).toEqual({ min: 768, max: 1024 });
  expect(widthRange("tablet")).toEqual(constants.TABLET_WIDTHS);
});

test("RUN-HND-18 scrolls in 400 ms", () => {
  expect(constants.SCROLL_DURATION).toBe(400);
});

test("RUN-HND-19 moves focus after 250 ms in popups and 100 ms otherwise", () => {
  expect([constants.POPUP_FOCUS_DELAY, constants.FOCUS_DELAY]).toEqual([250, 100]);
});

test("RUN-HND-20 waits 120000 ms for a lazy chunk", () => {
  expect(constants.CHUNK_TIMEOUT).toBe(120000);
});
