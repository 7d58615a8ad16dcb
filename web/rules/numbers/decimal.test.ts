import { expect, test } from "vitest";
import { compareDecimals, type Decimal, decimalOf, decimalText, divide, multiply, round } from "./decimal";

const of = (value: unknown) => decimalOf(value) as Decimal;

test.each([
  ["-3.50", "-3.5"],
  ["+7", "7"],
  [" .5 ", "0.5"],
  ["5.", "5"],
  [-0.25, "-0.25"],
  [1.5e-7, "0.00000015"],
  [1e21, "1000000000000000000000"],
  [1.25e22, "12500000000000000000000"],
  ["9".repeat(100), "9".repeat(100)],
])("%s is the number %s", (value, text) => {
  expect(decimalText(of(value))).toBe(text);
});

test.each(["", ".", "-", "1e5", "1,5", "9".repeat(101), Number.NaN, Number.POSITIVE_INFINITY, null, true, ["1"]])(
  "%s is no number",
  (value) => {
    expect(decimalOf(value)).toBeNull();
  },
);

test.each([
  ["1.10", "1.1", 0],
  ["-2", "-1.5", -1],
  ["10", "9.99", 1],
])("%s compared with %s is %i", (one, other, result) => {
  expect(compareDecimals(of(one), of(other))).toBe(result);
});

test.each([
  ["2", "3", `0.${"6".repeat(19)}7`],
  ["2", "0.3", `6.${"6".repeat(19)}7`],
  ["0.02", "3", `0.00${"6".repeat(17)}7`],
  ["-1", "8", "-0.125"],
])("%s divided by %s has at most 20 decimal places", (one, other, result) => {
  expect(decimalText(divide(of(one), of(other)) as Decimal)).toBe(result);
});

test("nothing can be divided by zero", () => {
  expect(divide(of(1), of("0.00"))).toBeNull();
});

test("a product has at most 20 decimal places", () => {
  expect(decimalText(multiply(of("0.00000000003"), of("0.00000000005")))).toBe("0");
  expect(decimalText(multiply(of("0.0000000003"), of("0.0000000005")))).toBe("0.00000000000000000015");
});

test.each([
  ["1.005", 2, "1.01"],
  ["-1.005", 2, "-1.01"],
  ["1.0049", 2, "1"],
  ["1.5", 0, "2"],
  ["1.5", 1, "1.5"],
  ["1.5", 4, "1.5"],
])("%s rounded to %i places is %s", (value, places, text) => {
  expect(decimalText(round(of(value), places))).toBe(text);
});

test.each([
  ["3.5", 2, "3.50"],
  ["0", 2, "0.00"],
  ["-0.05", 0, "-0.05"],
  ["100", 0, "100"],
])("%s with %i places is written %s", (value, places, text) => {
  expect(decimalText(of(value), places)).toBe(text);
});
