import { expect, test } from "vitest";
import { codeLength, formatCardNumber, formatExpiry, isExpired, readExpiry } from "./cardParts";

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242-4242 42", "4242 4242 42"],
  ["378282246310005", "3782 822463 10005"],
  ["3782", "3782"],
  ["37828", "3782 8"],
  ["6304000000000000000", "6304 0000 0000 0000 000"],
  ["63040000000000000009", "6304 0000 0000 0000 000"],
  ["", ""],
])("FORM-CARD-02 groups the number %s as on the card", (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

test.each([
  ["12", "12"],
  ["122", "12 / 2"],
  ["5", "05"],
  ["530", "05 / 30"],
  ["12/29", "12 / 29"],
  ["12/2029", "12 / 29"],
  ["12/20", "12 / 20"],
  ["12/202", "12 / 2"],
  ["12/295", "12 / 29"],
])("FORM-CARD-02 the expiry %s is shown as %s", (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test("FORM-CARD-02 reads an expiry that exists, and a card is valid until the end of its month", () => {
  expect(readExpiry("02 / 30")).toEqual({ month: 2, year: 2030 });
  expect([readExpiry("13 / 30"), readExpiry("00/30"), readExpiry("1"), readExpiry("")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(isExpired({ month: 2, year: 2030 }, new Date(2030, 1, 28, 23))).toBe(false);
  expect(isExpired({ month: 2, year: 2030 }, new Date(2030, 2, 1))).toBe(true);
});

test("FORM-CARD-02 the security code has three digits, on American Express cards four", () => {
  expect([codeLength("4242424242424242"), codeLength("378282246310005")]).toEqual([3, 4]);
});
