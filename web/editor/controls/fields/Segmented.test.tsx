import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fitsSegmented, Segmented } from "./Segmented";

const OPTIONS = ["left", "center", "right"].map((value) => ({ value, label: value.toUpperCase() }));

function shown(changes: object = {}) {
  const onChange = vi.fn();
  render(<Segmented id="align" label="Align" options={OPTIONS} value="center" onChange={onChange} {...changes} />);
  const radios = screen.getAllByRole("radio");
  /** Whether the key keeps its usual meaning. */
  const press = (key: string) => fireEvent.keyDown(radios[0] as HTMLElement, { key });
  return { radios, press, onChange, last: () => onChange.mock.lastCall?.[0] };
}
const tabStops = (radios: HTMLElement[]) => radios.map(({ tabIndex }) => tabIndex);

test("a group of options has one tab stop: the chosen option, or else the first", () => {
  expect(tabStops(shown().radios)).toEqual([-1, 0, -1]);
});

test("without a chosen option, the first is the tab stop", () => {
  const { radios } = shown({ value: "" });
  expect(tabStops(radios)).toEqual([0, -1, -1]);
  expect(radios.map(({ ariaChecked }) => ariaChecked)).toEqual(["false", "false", "false"]);
});

test.each([
  ["ArrowRight", "center", "right"],
  ["ArrowDown", "right", "left"],
  ["ArrowLeft", "center", "left"],
  ["ArrowUp", "left", "right"],
])("%s chooses the next option in that direction, around the ends, and focuses it", (key, value, next) => {
  const { press, last } = shown({ value });
  expect(press(key)).toBe(false);
  expect(last()).toBe(next);
  expect(document.activeElement?.textContent).toBe(next.toUpperCase());
});

test("other keys, and all keys of a disabled group, do nothing", () => {
  const { press, onChange } = shown();
  expect(press("x")).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test("a disabled group cannot be changed", () => {
  const { press, onChange, radios } = shown({ isDisabled: true });
  expect(press("ArrowRight")).toBe(true);
  fireEvent.click(radios[0] as HTMLElement);
  expect(onChange).not.toHaveBeenCalled();
});

test("a second click on the chosen option clears it only where that is allowed", () => {
  const { radios, last } = shown();
  fireEvent.click(radios[1] as HTMLElement);
  expect(last()).toBe("center");
});

test("a second click clears", () => {
  const { radios, last } = shown({ canClear: true });
  fireEvent.click(radios[1] as HTMLElement);
  expect(last()).toBe("");
  fireEvent.click(radios[2] as HTMLElement);
  expect(last()).toBe("right");
});

test("the inherited option is marked while none is chosen", () => {
  const inherited = (value: string) =>
    render(<Segmented label="Align" options={OPTIONS} value={value} inherited="right" onChange={() => {}} />)
      .getAllByRole("radio")
      .filter((radio) => "inherited" in radio.dataset)
      .map(({ textContent }) => textContent);
  expect(inherited("")).toEqual(["RIGHT"]);
});

test("no inherited option is marked next to a chosen one", () => {
  expect(shown({ inherited: "right" }).radios.some((radio) => "inherited" in radio.dataset)).toBe(false);
});

test("options fit side by side if they are few and short", () => {
  const labels = (...texts: string[]) => texts.map((label, index) => [String(index), label] as const);
  expect(fitsSegmented(labels("a", "b", "c", "d"))).toBe(true);
  expect(fitsSegmented(labels("a", "b", "c", "d", "e"))).toBe(false);
  expect(fitsSegmented(labels("a", "b", "c", "d", "e"), true)).toBe(true);
  expect(fitsSegmented(labels("a", "b", "c", "d", "e", "f"), true)).toBe(false);
  expect(fitsSegmented(labels("12345678", "12345678"))).toBe(true);
  expect(fitsSegmented(labels("12345678", "123456789"))).toBe(false);
  expect(fitsSegmented(labels("12345678", "123456789"), true)).toBe(true);
});
