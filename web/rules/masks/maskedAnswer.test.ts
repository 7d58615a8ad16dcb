import { expect, test } from "vitest";
import { fitsMask, isMask, maskedAnswer } from "./maskedAnswer";

test.each([
  ["99/99", "1224", "12/24"],
  ["99/99", "12/24", "12/24"],
  ["99/99", "12-24", "12/24"],
  ["+1 (999) 999", "555123", "+1 (555) 123"],
  ["+1 (999) 999", "+1 (555) 123", "+1 (555) 123"],
  ["AT-9999", "AT-1010", "AT-1010"],
  ["a99", "é42", "é42"],
])("FORM-MASK-02 FORM-MASK-04 the mask %s makes of %s the answer %s", (mask, typed, answer) => {
  expect(maskedAnswer(mask, typed)).toBe(answer);
  expect(fitsMask(mask, answer)).toBe(true);
});

test.each([
  ["99/99", "12/2"],
  ["99/99", "12/2_"],
  ["99/99", "12345"],
  ["99/99", "ab/cd"],
  ["99", "1a2"],
])("FORM-MASK-04 the mask %s keeps %s as it was typed, as a wrong answer", (mask, typed) => {
  expect(maskedAnswer(mask, typed)).toBe(typed);
  expect(fitsMask(mask, typed)).toBe(false);
});

test.each([
  ["99/99", "__/__"],
  ["+1 (999)", "+1 (___)"],
  ["99/99", "/"],
])("FORM-MASK-01 the mask %s takes %s for no answer", (mask, typed) => {
  expect(maskedAnswer(mask, typed)).toBeNull();
});

test.each([
  ["99/99", true],
  ["(-)", false],
  ["", false],
  [undefined, false],
])("FORM-MASK-02 %s is a mask: %s", (mask, expected) => expect(isMask(mask)).toBe(expected));
