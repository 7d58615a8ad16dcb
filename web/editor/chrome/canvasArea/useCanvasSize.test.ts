import { expect, test } from "vitest";
import { canvasSize } from "./useCanvasSize";

test.each([
  ["desktop", 700, { width: 1025, zoom: 700 / 1025 }],
  ["desktop", 810, { width: 1080, zoom: 0.75 }],
  ["desktop", 1200, { width: 1280, zoom: 1200 / 1280 }],
  ["desktop", 1600, { width: 1600, zoom: 1 }],
  ["desktop", 432, { width: 1025, zoom: 432 / 1025 }],
  ["desktop", 374, { width: 1025, zoom: 374 / 1025 }],
  ["widescreen", 640, { width: 2560, zoom: 0.25 }],
  ["tablet", 700, { width: 820, zoom: 700 / 820 }],
  ["mobile", 700, { width: 390, zoom: 1 }],
] as const)("EDIT-ED-04 keeps the device's width: %s in %i px", (device, room, size) => {
  const found = canvasSize(device, { width: room, height: 600 });
  expect(found).toMatchObject(size);
  expect(found.height * found.zoom).toBeCloseTo(600);
});

test.each([
  ["desktop", { laptop: 1366 }, 1367],
  ["desktop", { widescreen: 1270 }, 1269],
  ["widescreen", { widescreen: 3000 }, 3000],
  ["laptop", { laptop: 1366 }, 1280],
  ["tablet", { mobile_extra: 880 }, 881],
  ["mobile_extra", { mobile_extra: 800 }, 800],
] as const)("EDIT-ED-04 respects the site's breakpoints for %s: %o", (device, widths, width) => {
  expect(canvasSize(device, { width: 1200, height: 600 }, widths).width).toBe(width);
});
