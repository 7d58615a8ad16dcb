import { expect, test } from "vitest";
import { between, centered, movedTo, objectPosition } from "./focalPoint";

const image = { width: 900, height: 600 };
const area = { x: 300, y: 200, width: 100, height: 80 };

test("a new area is a third of the shorter side, in the middle", () => {
  expect(centered(image)).toEqual({ x: 450, y: 300, width: 200, height: 200 });
  expect(centered({ width: 1, height: 1 })).toEqual({ x: 1, y: 1, width: 1, height: 1 });
});

test("the center of the area stays on the image", () => {
  expect(movedTo(area, { x: 950, y: -20 }, image)).toEqual({ ...area, x: 900, y: 0 });
  expect(movedTo(area, { x: 10.6, y: 599.4 }, image)).toEqual({ ...area, x: 11, y: 599 });
});

test("two corners outline an area in any order, within the image", () => {
  const expected = { x: 150, y: 250, width: 100, height: 300 };
  expect(between({ x: 100, y: 100 }, { x: 200, y: 400 }, image)).toEqual(expected);
  expect(between({ x: 200, y: 400 }, { x: 100, y: 100 }, image)).toEqual(expected);
  expect(between({ x: 800, y: 500 }, { x: 2000, y: 900 }, image)).toEqual({ x: 850, y: 550, width: 100, height: 100 });
  expect(between({ x: 5, y: 5 }, { x: 5, y: 5 }, image)).toEqual({ x: 5, y: 5, width: 1, height: 1 });
});

// The same points are in intarsia/rendering/resources/tests/test_images.py.
test.each([
  [90, 540, "10% 90%"],
  [900, 600, "100% 100%"],
  [0, 0, "0% 0%"],
  [405, 30, "50% 10%"],
  [450, 300, "50% 50%"],
])("browsers crop around %i, %i at %s, as on the published page", (x, y, position) => {
  expect(objectPosition({ ...area, x, y }, image)).toBe(position);
});

test("without a focal point, browsers show the center", () => {
  expect(objectPosition(null, image)).toBe("50% 50%");
});
