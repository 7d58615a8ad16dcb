import { expect, test } from "vitest";
import { labelPosition } from "./labelPlace";

const ELEMENT = { left: 100, top: 200, right: 500, bottom: 300 };
const LABEL = { width: 60, height: 20 };
type Box = typeof ELEMENT;
const overlaps = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
const placeAmong = (...others: Box[]) =>
  labelPosition(ELEMENT, LABEL, (box) => box.top >= 0 && !others.some((other) => overlaps(box, other)));

test("the name of an element stands above it, where nothing is", () => {
  expect(placeAmong()).toBe("above");
  expect(placeAmong({ left: 100, top: 100, right: 300, bottom: 200 })).toBe("above-end");
});

test("below a neighbor it stands at the end inside, below or inside, wherever it hides nothing", () => {
  const above = { left: 0, top: 100, right: 600, bottom: 200 };
  const end = { left: 300, top: 200, right: 500, bottom: 300 };
  const below = { left: 0, top: 300, right: 600, bottom: 400 };
  expect(placeAmong(above)).toBe("inside-end");
  expect(placeAmong(above, end)).toBe("below");
  expect(placeAmong(above, end, below)).toBe("inside");
});

test("where one reads from the right it begins there", () => {
  const others = [{ left: 100, top: 100, right: 300, bottom: 200 }];
  const isFree = (box: Box) => !others.some((other) => overlaps(box, other));
  expect(labelPosition(ELEMENT, { ...LABEL, isFromRight: true }, isFree)).toBe("above");
});

test("where it must hide something it is above, and inside at the top of the page", () => {
  expect(labelPosition(ELEMENT, LABEL, () => false)).toBe("above");
  expect(labelPosition({ ...ELEMENT, top: 0 }, LABEL, () => false)).toBe("inside");
});
