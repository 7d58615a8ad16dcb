import { expect, test } from "vitest";
import { withFreeValue } from "./choiceItems";

const choice = (label: string, value?: string) => ({ _id: label, label, ...(value && { value }) });

test("a choice gets its label as its value, and a number where an earlier choice has that value", () => {
  expect(withFreeValue([choice("Oak"), choice("Elm")], 1).value).toBe("Elm");
  expect(withFreeValue([choice("Oak"), choice("Oak")], 1).value).not.toBe("Oak");
  expect(withFreeValue([choice("Wood", "Oak"), choice("Oak")], 1).value).not.toBe("Oak");
});

test("a later choice without a value leaves the label to an earlier one", () => {
  expect(withFreeValue([choice("Oak"), choice("Oak")], 0).value).toBe("Oak");
  expect(withFreeValue([choice("Oak"), choice("Elm", "Oak")], 0).value).not.toBe("Oak");
});
