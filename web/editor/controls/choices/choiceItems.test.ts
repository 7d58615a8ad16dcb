import { expect, test } from "vitest";
import { faultsIn, withFreeValue, withFreeValues } from "./choiceItems";

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

test("the second and third choice with the same label get the numbers 2 and 3", () => {
  const values = withFreeValues([choice("Oak"), choice("Oak"), choice("Oak"), choice("Elm", "Oak 2")]);
  expect(values.map(({ value }) => value)).toEqual(["Oak", "Oak 3", "Oak 4", "Oak 2"]);
  expect(withFreeValues([choice("Oak"), choice("Oak"), choice("Oak")]).map(({ value }) => value)).toEqual([
    "Oak",
    "Oak 2",
    "Oak 3",
  ]);
});

test("only the later of two choices with the same value has a fault", () => {
  const faultOf = faultsIn([choice("Oak"), choice("Elm"), choice("Wood", "Oak")]);
  expect([0, 1, 2].map((index) => faultOf(index) !== "")).toEqual([false, false, true]);
});

test("choices without a label and a value have no fault", () => {
  const faultOf = faultsIn([choice(""), choice("")]);
  expect([faultOf(0), faultOf(1)]).toEqual(["", ""]);
});
