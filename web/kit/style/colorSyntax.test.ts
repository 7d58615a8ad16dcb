import { expect, test } from "vitest";
import { matchesSyntax } from "./syntax";

test.each([
  ...[
    "#abc",
    "#abcd",
    "#aabbcc",
    "#AABBCC80",
    "navy",
    "lightgrey",
    "transparent",
    "currentcolor",
    "inherit",
    "canvastext",
  ],
  ...["rgb(1 2 3)", "rgba(1, 2, 3, 0.5)", "hsl(120deg 50% 50% / 20%)", "oklch(0.6 0.1 80)", "lab(none 10 -20)"],
  ...["color-mix(in oklab, navy 20%, #fff)", "rgb(from navy r g b / 50%)", "oklch(from #abc calc(l - 0.1) c h)"],
])("accepts the color %s", (color) => {
  expect(matchesSyntax("color", color)).toBe(true);
  expect(matchesSyntax("fill", color)).toBe(true);
  expect(matchesSyntax("border", `1px solid ${color}`)).toBe(true);
  expect(matchesSyntax("shadow", `0 1px 2px ${color}`)).toBe(true);
});

test.each([
  ...[
    "hello",
    "navy blue",
    "#ab",
    "#abcde",
    "#xyz",
    "12",
    "rgb(hello)",
    "rgb()",
    "rgb(1 2)",
    "color-mix(navy)",
    "auto",
  ],
])("refuses %s, which is no color", (text) => {
  for (const control of ["color", "fill"]) expect(matchesSyntax(control, text)).toBe(false);
  expect(matchesSyntax("border", `1px solid ${text}`)).toBe(false);
  expect(matchesSyntax("text_shadow", `0 1px 2px ${text}`)).toBe(false);
});
