import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { contrast, hexFrom, type Oklch, parseColor } from "./oklch";

const colorOf = (text: string) => parseColor(text) as Oklch;

describe("a color in OKLCH", () => {
  test.each([
    ["#ff0000", 0.62796, 0.25768, 29.234],
    ["#00ff00", 0.86644, 0.29483, 142.495],
    ["#0000ff", 0.45201, 0.31321, 264.052],
    ["#ff00ff", 0.70167, 0.32249, 328.363],
    ["#663399", 0.44027, 0.1603, 303.373],
  ])("%s has the lightness, chroma and hue that CSS Color 4 gives it", (hex, l, c, h) => {
    const color = colorOf(hex);

    expect(color.l).toBeCloseTo(l, 4);
    expect(color.c).toBeCloseTo(c, 4);
    expect(color.h).toBeCloseTo(h, 1);
  });

  it("becomes the same hex color again", () => {
    const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, "0"));
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte), (bytes) => {
        const hex = `#${bytes.join("")}`;
        expect(hexFrom(colorOf(hex))).toBe(hex);
      }),
    );
    expect(["#010203", "#0b0b0b", "#000000", "#ffffff"].map((hex) => hexFrom(colorOf(hex)))).toEqual([
      "#010203",
      "#0b0b0b",
      "#000000",
      "#ffffff",
    ]);
  });

  test.each([
    { l: 0.62796, c: 0.4, h: 29.234, shown: "#ff0000" },
    { l: 0.45201, c: 0.5, h: 264.052, shown: "#0000ff" },
    { l: 1.5, c: 0, h: 0, shown: "#ffffff" },
    { l: -0.5, c: 0, h: 0, shown: "#000000" },
  ])("outside of sRGB becomes the nearest one of its lightness: $shown", ({ shown, ...color }) => {
    const one = colorOf(hexFrom(color));
    const other = colorOf(shown);

    expect(one.l).toBeCloseTo(other.l, 2);
    expect(one.c).toBeCloseTo(other.c, 2);
  });
});

test.each([
  ["#ABC", "#aabbcc"],
  ["#abc8", "#aabbcc"],
  ["#a1b2c3d4", "#a1b2c3"],
  [" RebeccaPurple ", "#663399"],
  ["rgb(255, 128, 0)", "#ff8000"],
  ["rgba(100% 20% 0% / 20%)", "#ff3300"],
  ["rgb(300 -5 0)", "#ff0000"],
  ["hsl(120 100% 20%)", "#006600"],
  ["hsl(-120, 100%, 50%)", "#0000ff"],
  ["HSL(390deg 50% 75%)", "#dfbf9f"],
  ["oklch(62.796% 64.42% 29.234)", "#ff0000"],
  ["oklch(0.45201 0.31321 -95.948)", "#0000ff"],
])("%s is the color %s", (text, hex) => {
  expect(hexFrom(colorOf(text))).toBe(hex);
});

test.each([
  "",
  "#12",
  "#12345",
  "#1234567",
  "sea",
  "rgb(1, 2)",
  "rgb(1, x, 3)",
  "rgb(x, 1, 2)",
  "lab(1 2 3)",
  "var(--a)",
])("“%s” is no color", (text) => {
  expect(parseColor(text)).toBeNull();
});

test("lightness, chroma and the channels of rgb() have limits", () => {
  expect(colorOf("oklch(2 3 0)")).toEqual({ l: 1, c: 0.4, h: 0 });
  expect(colorOf("oklch(-1 -1 720)")).toEqual({ l: 0, c: 0, h: 0 });
});

test.each([
  ["#ffffff", "#000000", 21],
  ["#ff0000", "#ffffff", 3.998],
  ["#00ff00", "#ffffff", 1.372],
  ["#0000ff", "#ffffff", 8.592],
  ["#777777", "#ffffff", 4.478],
  ["#0a0a0a", "#000000", 1.061],
  ["#a67d33", "#a67d33", 1],
])("WCAG contrast of %s and %s is %d, in either order", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 3);
  expect(contrast(other, one)).toBeCloseTo(ratio, 3);
});
