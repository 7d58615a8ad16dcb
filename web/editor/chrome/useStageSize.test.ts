import { expect, test } from "vitest";
import { stageSize } from "./useStageSize";

test.each([
  ["desktop", 700, { width: 1280, zoom: 700 / 1280 }],
  ["desktop", 1600, { width: 1600, zoom: 1 }],
  ["tablet", 700, { width: 820, zoom: 700 / 820 }],
  ["mobile", 700, { width: 390, zoom: 1 }],
] as const)("EDIT-ED-04 %s in %i px keeps the width of its device", (device, room, size) => {
  const found = stageSize(device, { width: room, height: 600 });
  expect(found).toMatchObject(size);
  expect(found.height * found.zoom).toBeCloseTo(600);
});
