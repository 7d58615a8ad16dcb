import { afterEach, describe, expect, test } from "vitest";
import { isEmptyOn, labelPosition, scrolledAway } from "./labelPosition";

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

test.each([
  [false, ["100 180", "440 180", "440 200", "100 300", "440 300", "100 200"]],
  [true, ["440 180", "100 180", "100 200", "440 300", "100 300", "440 200"]],
])("tries the corners outside first, each as large as the label (right-to-left: %s)", (isFromRight, corners) => {
  const tried: string[] = [];
  labelPosition(ELEMENT, { ...LABEL, isFromRight }, ({ left, top, right, bottom }) => {
    tried.push(`${left} ${top}`);
    return right - left !== 60 || bottom - top !== 20;
  });
  expect(tried).toEqual(corners);
});

test("shows the label above if it must hide something, and inside at the top of the page", () => {
  expect(labelPosition(ELEMENT, LABEL, () => false)).toBe("above");
  expect(labelPosition({ ...ELEMENT, top: 19 }, LABEL, () => false)).toBe("inside");
  expect(labelPosition({ ...ELEMENT, top: 20 }, LABEL, () => false)).toBe("above");
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
  // An empty element has no height.
  expect(labelPosition({ ...ELEMENT, bottom: ELEMENT.top }, LABEL, () => true)).toBe("above");
});

describe("on the canvas, an area is empty", () => {
  const ROOM = { left: 100, top: 100, right: 160, bottom: 120 };
  const content = (html: string, ...rects: [left: number, top: number, width: number, height: number][]) => {
    document.body.innerHTML = html;
    const [element] = document.body.children;
    const inner = element?.querySelector("img, b") ?? element;
    const areas = rects.map(([left, top, width, height]) => new DOMRect(left, top, width, height));
    Range.prototype.getClientRects = () => areas as unknown as DOMRectList;
    for (const image of document.querySelectorAll("img")) image.getBoundingClientRect = () => areas[0] as DOMRect;
    const isAt = (x: number, y: number) =>
      areas.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
    document.elementFromPoint = (x, y) => (isAt(x, y) ? (inner ?? null) : null);
  };
  afterEach(() => {
    document.body.replaceChildren();
    // Not implemented in jsdom.
    Reflect.deleteProperty(Range.prototype, "getClientRects");
    Reflect.deleteProperty(document, "elementFromPoint");
  });

  const TEXT = '<div data-puck-component="a"><b>Oak</b></div>';

  test("unless it contains text, however small", () => {
    content(TEXT, [90, 90, 100, 40]);
    expect(isEmptyOn(document, ROOM)).toBe(false);
    content(TEXT, [152, 112, 8, 8]);
    expect(isEmptyOn(document, ROOM)).toBe(false);
    content(TEXT, [161, 112, 8, 8]);
    expect(isEmptyOn(document, ROOM)).toBe(true);
  });

  test("unless something begins just before its last edges", () => {
    const room = { left: 100, top: 100, right: 164, bottom: 124 };
    content("<img>", [158, 100, 40, 10]);
    expect(isEmptyOn(document, room)).toBe(false);
    content("<img>", [100, 118, 10, 40]);
    expect(isEmptyOn(document, room)).toBe(false);
  });

  test("also next to a line of text: its box is higher than its characters", () => {
    content(TEXT, [90, 115, 100, 40]);
    expect(isEmptyOn(document, ROOM)).toBe(true);
    content(TEXT, [90, 113, 100, 40]);
    expect(isEmptyOn(document, ROOM)).toBe(false);
    content(TEXT, [90, 63, 100, 40]);
    expect(isEmptyOn(document, ROOM)).toBe(true);
    content(TEXT, [90, 65, 100, 40]);
    expect(isEmptyOn(document, ROOM)).toBe(false);
  });

  test("unless it contains an image, of an element or on its own", () => {
    content('<div data-puck-component="a"><img></div>', [90, 90, 100, 40]);
    expect(isEmptyOn(document, ROOM)).toBe(false);
    content("<img>", [90, 90, 100, 40]);
    expect(isEmptyOn(document, ROOM)).toBe(false);
    content('<img data-puck-component="a">', [160, 90, 100, 40]);
    expect(isEmptyOn(document, ROOM)).toBe(true);
  });

  test("if there are only spaces", () => {
    content('<div data-puck-component="a"><b> </b></div>', [90, 90, 100, 40]);
    expect(isEmptyOn(document, ROOM)).toBe(true);
  });

  test("only within the part of the page that is in view", () => {
    content("<p></p>");
    const within = (changes: object) => isEmptyOn(document, { ...ROOM, ...changes });
    expect([within({}), within({ left: 0 }), within({ top: 0 }), within({ right: innerWidth })]).toEqual(
      Array(4).fill(true),
    );
    expect([within({ left: -1 }), within({ top: -1 }), within({ right: innerWidth + 1 })]).toEqual(
      Array(3).fill(false),
    );
    expect(isEmptyOn(document.implementation.createHTMLDocument(), ROOM)).toBe(false);
  });
});
