import { expect, test } from "vitest";
import { atMost, columnOf, isWithin, narrowed, sizesOf, spanning, styleOn, WHOLE_SCREEN, widthOn } from "./space";

const WIDE = { share: 1, most: 1000 };

test.each([
  ["400px", { share: 1, most: 400 }],
  ["1400px", WIDE],
  ["20rem", { share: 1, most: 320 }],
  ["20em", { share: 1, most: 480 }],
  ["100rem", WIDE],
  ["50%", { share: 0.5, most: 500 }],
  ["150%", WIDE],
  ["50vw", { share: 0.5, most: 1000 }],
  ["150vw", WIDE],
  [" .5px ", { share: 1, most: 0.5 }],
  ["0px", WIDE],
  ["400", WIDE],
  ["calc(1px + 2%)", WIDE],
  ["", WIDE],
  [undefined, WIDE],
])("%j makes a room of 1000 pixels %j", (length, expected) => {
  expect(atMost(WIDE, length)).toEqual(expected);
});

test("a percentage is one of the room around it, a width of the screen is not", () => {
  expect(atMost({ share: 0.5, most: 600 }, "50%")).toEqual({ share: 0.25, most: 300 });
  expect(atMost({ share: 0.5, most: 600 }, "80vw")).toEqual({ share: 0.5, most: 600 });
});

test("columns share a room equally", () => {
  expect(columnOf({ share: 0.6, most: 900 }, 3)).toEqual({
    share: expect.closeTo(0.2),
    most: 300,
    columns: 3,
  });
});

test("an element spans at most all columns, and outside of columns it is as wide as before", () => {
  const column = columnOf({ share: 1, most: 900 }, 4);

  expect(spanning(column, 2)).toEqual({ share: 0.5, most: 450 });
  expect(spanning(column, 9)).toEqual({ share: 1, most: 900 });
  expect(spanning({ share: 0.5, most: 450 }, 2)).toEqual({ share: 0.5, most: 450 });
});

test("an image is small if it is on every device", () => {
  expect(isWithin({ desktop: { share: 1, most: 320 }, tablet: { share: 1, most: 320 } }, 320, {})).toBe(false);
  expect(
    isWithin(
      narrowed(WHOLE_SCREEN, {}, () => ({ share: 1, most: 320 })),
      320,
      {},
    ),
  ).toBe(true);
});

test("a limit that the screens of a device do not reach is left out", () => {
  const space = narrowed(WHOLE_SCREEN, {}, (_width, device) => ({
    share: device === "desktop" ? 0.5 : 1,
    most: 1100,
  }));

  expect(sizesOf(space, {})).toBe("(max-width:1024px) 100vw, min(50vw, 1100px)");
});

test("a smaller device inherits a style, and can have its own", () => {
  const style = { desktop: { width: "1px" }, tablet: { width: "2px", color: "red" } };

  expect([styleOn(style, "width", "desktop"), styleOn(style, "width", "mobile")]).toEqual(["1px", "2px"]);
  expect([styleOn(style, "color", "desktop"), styleOn(undefined, "color", "mobile")]).toEqual([undefined, undefined]);
});

test("a room without limits is the whole screen", () => {
  expect(widthOn(WHOLE_SCREEN, "tablet")).toEqual({ share: 1, most: Number.POSITIVE_INFINITY });
  expect(sizesOf(WHOLE_SCREEN, {})).toBe("100vw");
});

test("`sizes` names only devices with another width, the narrowest first", () => {
  const space = narrowed(WHOLE_SCREEN, {}, (width, device) =>
    device === "mobile" ? width : atMost(columnOf(width, 3), "1200px"),
  );

  expect(sizesOf(space, {})).toBe("(max-width:767px) 100vw, min(33.4vw, 1200px)");
  expect(sizesOf(space, {})).toBe("(max-width:767px) 100vw, min(33.4vw, 1200px)");
});

test("`sizes` begins with the widest screens, and follows the widths of devices", () => {
  const widths = { widescreen: 2000 };
  const space = narrowed(WHOLE_SCREEN, widths, (width, device) =>
    device === "widescreen" ? columnOf(width, 4) : width,
  );

  expect(sizesOf(space, widths)).toBe("(min-width:2000px) 25vw, 100vw");
  expect(sizesOf(space, {})).toBe("100vw");
});
