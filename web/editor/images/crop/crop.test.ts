import { expect, test } from "vitest";
import { type Box, type Handle, isWhole, moved, resized, shaped, whole, withSide } from "./crop";

const image = { width: 1000, height: 500 };
const box = { x: 200, y: 100, width: 400, height: 200 };

test("a new frame is the whole image", () => {
  expect(whole(image)).toEqual({ x: 0, y: 0, width: 1000, height: 500 });
  expect([isWhole(whole(image), image), isWhole(box, image)]).toEqual([true, false]);
});

test("the frame moves within the image, in whole pixels", () => {
  expect(moved(box, { x: 10.4, y: -20 }, image)).toEqual({ ...box, x: 210, y: 80 });
  expect(moved(box, { x: 900, y: 900 }, image)).toEqual({ ...box, x: 600, y: 300 });
  expect(moved(box, { x: -900, y: -900 }, image)).toEqual({ ...box, x: 0, y: 0 });
});

test.each<[string, Handle, Box]>([
  ["upper left", [-1, -1], { x: 250, y: 130, width: 350, height: 170 }],
  ["upper right", [1, -1], { x: 200, y: 130, width: 450, height: 170 }],
  ["lower left", [-1, 1], { x: 250, y: 100, width: 350, height: 230 }],
  ["lower right", [1, 1], { x: 200, y: 100, width: 450, height: 230 }],
  ["upper", [0, -1], { x: 200, y: 130, width: 400, height: 170 }],
  ["right", [1, 0], { x: 200, y: 100, width: 450, height: 200 }],
])("the %s handle moves its sides only", (_name, handle, expected) => {
  expect(resized(box, handle, { x: 50, y: 30 }, image, null)).toEqual(expected);
});

test("a frame ends at the edge of the image, and never turns over", () => {
  expect(resized(box, [1, 1], { x: 5000, y: 5000 }, image, null)).toEqual({ ...box, width: 800, height: 400 });
  expect(resized(box, [-1, -1], { x: -5000, y: -5000 }, image, null)).toEqual({ x: 0, y: 0, width: 600, height: 300 });
  expect(resized(box, [1, 1], { x: -5000, y: -5000 }, image, null)).toEqual({ ...box, width: 1, height: 1 });
  expect(resized(box, [-1, -1], { x: 5000, y: 5000 }, image, null)).toEqual({ x: 599, y: 299, width: 1, height: 1 });
});

test.each<[string, Handle, Box]>([
  ["lower right", [1, 1], { x: 200, y: 100, width: 500, height: 250 }],
  ["upper left", [-1, -1], { x: 240, y: 120, width: 360, height: 180 }],
  ["right", [1, 0], { x: 200, y: 75, width: 500, height: 250 }],
  ["lower", [0, 1], { x: 160, y: 100, width: 480, height: 240 }],
])("with a ratio, the %s handle keeps it and the opposite side", (_name, handle, expected) => {
  expect(resized(box, handle, { x: 100, y: 20 * (handle[0] ? 1 : 2) }, image, 2)).toEqual(expected);
});

test.each<Handle>([
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
])("with a ratio, a frame that grows at the sides %i, %i stays within the image", (...handle) => {
  for (const ratio of [1, 16 / 9, 3 / 4]) {
    const { x, y, width, height } = resized(box, handle, { x: 5000 * handle[0], y: 5000 * handle[1] }, image, ratio);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1000);
    expect(y + height).toBeLessThanOrEqual(500);
    expect(Math.abs(height - width / ratio)).toBeLessThanOrEqual(1);
  }
});

test("a ratio gives the largest frame around the same center", () => {
  expect(shaped(whole(image), 1, image)).toEqual({ x: 250, y: 0, width: 500, height: 500 });
  expect(shaped(whole(image), 4, image)).toEqual({ x: 0, y: 125, width: 1000, height: 250 });
  expect(shaped({ x: 0, y: 0, width: 100, height: 100 }, 1, image)).toEqual({ x: 0, y: 0, width: 500, height: 500 });
});

test("a typed width or height changes the frame as far as the image reaches", () => {
  expect(withSide(box, "width", 300, image, null)).toEqual({ ...box, width: 300 });
  expect(withSide(box, "height", 9000, image, null)).toEqual({ ...box, height: 400 });
  expect(withSide(box, "width", 300, image, 2)).toEqual({ ...box, width: 300, height: 150 });
  expect(withSide(box, "height", 300, image, 2)).toEqual({ ...box, width: 600, height: 300 });
  expect(withSide(box, "height", 9000, image, 2)).toEqual({ ...box, width: 800, height: 400 });
});
