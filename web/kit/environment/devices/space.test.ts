import { describe, expect, test } from "vitest";
import { atMost, columnOf, narrowed, sizesOf, WHOLE_SCREEN } from "./space";

const WHOLE = { share: 1, most: Number.POSITIVE_INFINITY };

describe("the room of an element", () => {
  test.each([
    ["600px", { share: 1, most: 600 }],
    ["40rem", { share: 1, most: 640 }],
    ["10em", { share: 1, most: 240 }],
    ["50%", { share: 0.5, most: Number.POSITIVE_INFINITY }],
    ["40vw", { share: 0.4, most: Number.POSITIVE_INFINITY }],
    ["clamp(1px, 2vw, 3px)", WHOLE],
    ["var(--width-page)", WHOLE],
    ["0", WHOLE],
    [undefined, WHOLE],
  ])("%s", (length, expected) => expect(atMost(WHOLE, length)).toEqual(expected));

  test("a share of a limited width is a share of the limit", () => {
    expect(atMost({ share: 1, most: 1200 }, "50%")).toEqual({ share: 0.5, most: 600 });
    expect(columnOf({ share: 1, most: 1200 }, 3)).toEqual({ share: 1 / 3, most: 400 });
  });
});

describe("sizes", () => {
  test("without a layout, an image is as wide as the screen", () => expect(sizesOf(WHOLE_SCREEN, {})).toBe("100vw"));

  test("a device with the width of the next larger one has no query", () => {
    const boxed = narrowed(WHOLE_SCREEN, {}, (width) => atMost(width, "1200px"));
    expect(sizesOf(boxed, {})).toBe("min(100vw, 1200px)");
    const halves = narrowed(boxed, {}, (width, device) => (device === "mobile" ? width : columnOf(width, 2)));
    expect(sizesOf(halves, {})).toBe("(max-width:767px) min(100vw, 1200px), min(50vw, 600px)");
  });

  test("a larger screen comes first", () => {
    const widths = { widescreen: 2400 };
    const space = narrowed(WHOLE_SCREEN, widths, (width, device) =>
      atMost(width, device === "widescreen" ? "50%" : ""),
    );
    expect(sizesOf(space, widths)).toBe("(min-width:2400px) 50vw, 100vw");
  });
});
