import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ControlHost } from "../../testing/ControlHost";
import { DecimalControl } from "./DecimalControl";

const SETTING = { kind: "decimal", label: "Amount", default: "" };

function shown(value = "") {
  const onValue = vi.fn();
  render(<ControlHost of={DecimalControl} setting={SETTING} value={value} onValue={onValue} />);
  return { input: screen.getByLabelText("Amount"), last: () => onValue.mock.lastCall?.[0] };
}

it.each([
  ["12,5", "12.50"],
  ["1,234.5", "1234.50"],
  ["-3", "-3"],
])("EDIT-ED-01 stores %s as %s", async (typed, stored) => {
  const { input, last } = shown();
  await userEvent.type(input, typed);
  expect(last()).toBe(stored);
});

it("does not store an invalid number, and says what to enter", async () => {
  const { input, last } = shown("5");
  await userEvent.type(input, "x");
  expect(last()).toBeUndefined();
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Enter a number such as 12.50.")).toBeTruthy();
});

it("can be emptied", async () => {
  const { input, last } = shown("5");
  await userEvent.clear(input);
  expect(last()).toBe("");
});
