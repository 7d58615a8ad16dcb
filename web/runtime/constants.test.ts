import { expect, test } from "vitest";
import { widthRange } from "../kit/devices/devices";
import * as constants from "./constants";

test("RUN-HND-16 handlers wait 100, 200 or 300 ms, those of resizing 50 ms", () => {
  const { SHORT_DEBOUNCE, MEDIUM_DEBOUNCE, LONG_DEBOUNCE, RESIZE_DEBOUNCE } = constants;

  expect([SHORT_DEBOUNCE, MEDIUM_DEBOUNCE, LONG_DEBOUNCE, RESIZE_DEBOUNCE]).toEqual([100, 200, 300, 50]);
});

test("RUN-HND-17 screens begin at 320, and the tablet of the constants is that of the breakpoints", () => {
  expect(constants.SMALLEST_WIDTH).toBe(320);
  expect(constants.TABLET_WIDTHS).toEqual({ min: 768, max: 1024 });
  expect(widthRange("tablet")).toEqual(constants.TABLET_WIDTHS);
});

test("RUN-HND-18 an animated scroll takes 400 ms", () => {
  expect(constants.SCROLL_DURATION).toBe(400);
});

test("RUN-HND-19 focus waits 250 ms for popups and 100 ms otherwise", () => {
  expect([constants.POPUP_FOCUS_DELAY, constants.FOCUS_DELAY]).toEqual([250, 100]);
});

test("RUN-HND-20 a lazy chunk has 120000 ms to arrive", () => {
  expect(constants.CHUNK_TIMEOUT).toBe(120000);
});
