import { describe, expect, test } from "vitest";
import { type CardType, cardType, isCardNumber } from "./cards";

const ALL: CardType[] = ["visa", "mastercard", "amex", "discover", "jcb", "maestro"];

// Numbers that payment providers publish for tests.
test.each([
  ["visa", "4242424242424242"],
  ["visa", "4222222222222"],
  ["mastercard", "5555555555554444"],
  ["mastercard", "2223003122003222"],
  ["amex", "378282246310005"],
  ["amex", "341111111111111"],
  ["discover", "6011111111111117"],
  ["discover", "6500000000000002"],
  ["jcb", "3530111333300000"],
  ["maestro", "6759649826438453"],
] as const)("FORM-CARD-02 %s: %s", (type, number) => {
  expect(cardType(number)).toBe(type);
  expect(isCardNumber(number, ALL)).toBe(true);
  expect(
    isCardNumber(
      number,
      ALL.filter((one) => one !== type),
    ),
  ).toBe(false);
});

describe("FORM-CARD-02 refuses", () => {
  test.each([
    ["a wrong check digit", "4242424242424241"],
    ["two digits exchanged", "4242424242422442"],
    ["a digit too few", "424242424242424"],
    ["a digit too many", "42424242424242424"],
    ["letters", "4242a42424242424"],
    ["an unknown type", "9999999999999995"],
    ["nothing", ""],
  ])("%s", (_why, number) => {
    expect(isCardNumber(number, ALL)).toBe(false);
  });
});

test("FORM-CARD-02 knows a type from four digits on, with spaces and hyphens", () => {
  expect(cardType("424")).toBeNull();
  expect(cardType("4242")).toBe("visa");
  expect(cardType("5555-55")).toBe("mastercard");
  expect(cardType("0000")).toBeNull();
  expect(isCardNumber("4242 4242 4242 4242", ALL)).toBe(true);
  expect(isCardNumber("4242-4242-4242-4242", ALL)).toBe(true);
});
