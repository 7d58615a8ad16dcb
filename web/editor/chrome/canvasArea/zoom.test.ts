import { expect, test } from "vitest";
import { canvasSize } from "./useCanvasSize";
import { nextStep } from "./zoom";

test.each([
  [0.5, 1, 0.67],
  [0.59, 1, 0.67],
  [0.59, -1, 0.5],
  [1, 1, 1.25],
  [2, 1, 2],
  [0.1, -1, 0.25],
] as const)("steps from %f by %i to %f", (from, direction, to) => expect(nextStep(from, direction)).toBe(to));

test("EDIT-ED-04 keeps the device's width and fills the available height at any zoom", () => {
  for (const share of [0.25, 1, 2]) {
    const size = canvasSize("tablet", { width: 700, height: 600 }, {}, share);
    expect(size).toMatchObject({ width: 820, zoom: share });
    expect(size.height * size.zoom).toBeCloseTo(600);
  }
});
