import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { MeasureField, textOf } from "./MeasureField";

function shown(value: string, rules: object = {}) {
  const onChange = vi.fn();
  function Held() {
    const [held, setHeld] = useState(value);
    const change = (next: never) => {
      setHeld(textOf(next));
      onChange(next);
    };
    return <MeasureField label="Width" value={held} onChange={change as never} {...rules} />;
  }
  render(<Held />);
  const field = screen.getByLabelText("Width") as HTMLInputElement;
  const press = (key: string, more: object = {}) => fireEvent.keyDown(field, { key, ...more });
  const type = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  return { field, press, type, onChange, last: () => onChange.mock.lastCall?.[0] };
}

test("arrow keys change the number by one, with Shift by ten, and keep the unit", () => {
  const { field, press, last } = shown("5rem", { unit: "px" });
  expect(press("ArrowUp")).toBe(false);
  expect([last(), field.value]).toEqual([{ size: 6, unit: "rem" }, "6rem"]);
  press("ArrowDown", { shiftKey: true });
  expect(last()).toEqual({ size: -4, unit: "rem" });
  expect(press("x")).toBe(true);
});

test("arrow keys change by the step, within the limits, without rounding faults", () => {
  const { press, last } = shown("0.2", { step: 0.1, max: 0.4 });
  press("ArrowUp");
  expect(last()).toEqual({ size: 0.3, unit: "" });
  press("ArrowUp", { shiftKey: true });
  expect(last()).toEqual({ size: 0.4, unit: "" });
});

test("arrow keys begin with what is shown in gray, or else with zero", () => {
  const inherited = shown("", { placeholder: "20em", unit: "px" });
  inherited.press("ArrowUp");
  expect(inherited.last()).toEqual({ size: 21, unit: "em" });
});

test("arrow keys of an empty field begin with zero", () => {
  const { press, last } = shown("", { unit: "px", min: 0 });
  press("ArrowDown");
  expect(last()).toEqual({ size: 0, unit: "px" });
  press("ArrowUp");
  expect(last()).toEqual({ size: 1, unit: "px" });
});

test("a number without a unit gets that of the stored value, or else that of the field", async () => {
  const stored = shown("2rem", { unit: "px" });
  fireEvent.change(stored.field, { target: { value: "3" } });
  expect(stored.last()).toEqual({ size: 3, unit: "rem" });
});

test("a number without any unit gets that of the field", async () => {
  const { type, last } = shown("", { unit: "px" });
  await type("3");
  expect(last()).toEqual({ size: 3, unit: "px" });
});

test("an empty field stores nothing", async () => {
  const { field, last } = shown("2rem");
  await userEvent.clear(field);
  expect(last()).toBeNull();
});

test("only the units of the field are stored; a number without a unit, where the field has none", async () => {
  const { type, onChange, field } = shown("", { units: ["px", "rem"] });
  await type("3em");
  expect(onChange.mock.calls.flat().some((value) => value?.unit === "em")).toBe(false);
  expect(field.ariaInvalid).toBe("true");
  await type("3");
  expect(onChange.mock.lastCall?.[0]).toEqual({ size: 3, unit: "" });
  expect(field.getAttribute("aria-invalid")).toBeNull();
});

test("other text is stored only if the field accepts it", async () => {
  const { type, last, field } = shown("", { accepts: (text: string) => text === "auto" });
  await type(" auto ");
  expect(last()).toBe("auto");
  await type("none");
  expect(last()).not.toBe("none");
  fireEvent.blur(field);
  expect(field.value).toBe(textOf(last()));
});

test("an invalid text stays with the reason if the field says what it expects", async () => {
  const { type, field } = shown("2", { expected: "Enter a number." });
  await type("many");
  fireEvent.blur(field);
  expect(field.value).toBe("many");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Enter a number.");
  await type("3");
  expect(screen.queryByText("Enter a number.")).toBeNull();
  expect(field.getAttribute("aria-describedby")).toBeNull();
});

test("Enter shows what is stored", async () => {
  const { type, press, field } = shown("", { unit: "px" });
  await type("2*3");
  expect(field.value).toBe("2*3");
  press("Enter");
  expect(field.value).toBe("6px");
});

test("the text is selected when the field gets the focus", () => {
  const { field } = shown("20px");
  field.focus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  expect([field.inputMode, field.autocomplete, field.type]).toEqual(["decimal", "off", "text"]);
});

test("the limits hold for what is typed", async () => {
  const { type, last } = shown("", { min: 2, max: 9 });
  await type("1");
  expect(last()).toEqual({ size: 2, unit: "" });
  await type("12");
  expect(last()).toEqual({ size: 9, unit: "" });
});

test("a value as text", () => {
  expect([textOf(null), textOf("auto"), textOf({ size: 2, unit: "px" })]).toEqual(["", "auto", "2px"]);
});
