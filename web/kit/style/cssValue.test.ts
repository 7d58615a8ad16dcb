import { expect, test } from "vitest";
import { cssValue } from "./cssValue";

const choice = { control: "choice", options: [["left", "Left"]] } as const;

test.each([
  [{ $var: "color.accent" }, "var(--color-accent)"],
  [{ $var: "color.accent.dark" }, "var(--color-accent-dark)"],
  [{ $var: "accent" }, null],
  [{ $var: "color.accent)" }, null],
  [{ $var: 3 }, null],
  [{ other: "color.accent" }, null],
  [null, null],
  [undefined, null],
  ["", null],
  [3, null],
  ["navy", "navy"],
  ["no color;", null],
])("the value %j of a color is %j in CSS", (value, css) => {
  expect(cssValue({ control: "color" }, value as never)).toBe(css);
});

test("a choice has only the values of its options", () => {
  expect(cssValue(choice, "left")).toBe("left");
  expect(cssValue(choice, "right")).toBeNull();
  expect(cssValue({ control: "choice" }, "left")).toBeNull();
});

test("only the number of a grid's tracks becomes equal columns", () => {
  expect(cssValue({ control: "tracks" }, "3")).toBe("repeat(3,minmax(0,1fr))");
  expect(cssValue({ control: "tracks" }, "1fr 2fr")).toBe("1fr 2fr");
  expect(cssValue({ control: "number" }, "3")).toBe("3");
});

test("a control without a syntax has no values", () => {
  expect(cssValue({ control: "unknown" } as never, "3")).toBeNull();
});
