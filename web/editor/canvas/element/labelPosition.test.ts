import { expect, test } from "vitest";
import { labelPosition, scrolledAway } from "./labelPosition";

const ELEMENT = { left: 100, top: 200, right: 500, bottom: 300 };
const LABEL = { width: 60, height: 20 };
type Box = typeof ELEMENT;
const overlaps = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
const placeAmong = (...others: Box[]) =>
  labelPosition(ELEMENT, LABEL, (box) => box.top >= 0 && !others.some((other) => overlaps(box, other)));

test("shows the label above its element if there is space", () => {
  expect(placeAmong()).toBe("above");
  expect(placeAmong({ left: 100, top: 100, right: 300, bottom: 200 })).toBe("above-end");
});

test("shows the label at the end inside below a neighbor, or wherever it hides nothing", () => {
  const above = { left: 0, top: 100, right: 600, bottom: 200 };
  const end = { left: 300, top: 200, right: 500, bottom: 300 };
  const below = { left: 0, top: 300, right: 600, bottom: 400 };
  expect(placeAmong(above)).toBe("inside-end");
  expect(placeAmong(above, end)).toBe("below");
  expect(placeAmong(above, end, below)).toBe("inside");
});

test("starts at the right in right-to-left text", () => {
  const others = [{ left: 100, top: 100, right: 300, bottom: 200 }];
  const isFree = (box: Box) => !others.some((other) => overlaps(box, other));
  expect(labelPosition(ELEMENT, { ...LABEL, isFromRight: true }, isFree)).toBe("above");
});

test("shows the label above if it must hide something, and inside at the top of the page", () => {
  expect(labelPosition(ELEMENT, LABEL, () => false)).toBe("above");
  expect(labelPosition({ ...ELEMENT, top: 0 }, LABEL, () => false)).toBe("inside");
});

test("keeps the label in view inside an element whose top is scrolled away", () => {
  const scrolled = { ...ELEMENT, top: -50 };
  const seen: number[] = [];
  const isFree = (box: Box) => {
    seen.push(box.top);
    return box.top >= 0 && box.bottom <= 300;
  };
  expect(labelPosition(scrolled, LABEL, isFree)).toBe("inside-end");
  expect(seen.at(-1)).toBe(0);
  expect(scrolledAway(scrolled, LABEL)).toBe(50);
  expect(scrolledAway(ELEMENT, LABEL)).toBe(0);
  expect(scrolledAway({ ...ELEMENT, top: -95, bottom: 5 }, LABEL)).toBe(80);
});

test("shows no label for an element that is hidden", () => {
  expect(labelPosition({ left: 0, top: 0, right: 0, bottom: 0 }, LABEL, () => true)).toBe("nowhere");
});
