import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { NumberControl } from "./NumberControl";

const SETTING = { kind: "number", label: "Columns", default: 3, min: 1, max: 6 };

function held(value: unknown = 3, inherited?: unknown, setting: object = SETTING) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={NumberControl} setting={setting} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("number", () => {
  it("steps with the arrow keys within its limits", async () => {
    const { last } = held();
    await userEvent.type(screen.getByLabelText("Columns"), "{ArrowUp}");
    expect(last()).toBe(4);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(last()).toBe(6);
  });

  it("has a slider between its limits, in sync with the field", () => {
    const { last } = held("", 4);
    const slider = screen.getByLabelText("Columns, slider") as HTMLInputElement;
    expect(slider.value).toBe("4");
    fireEvent.change(slider, { target: { value: "6" } });
    expect(last()).toBe(6);
    expect((screen.getByLabelText("Columns") as HTMLInputElement).value).toBe("6");
  });

  it("has no slider without both limits", () => {
    inEditor(<ControlHost of={NumberControl} setting={{ ...SETTING, max: undefined }} value={3} />);
    expect(screen.queryByRole("slider")).toBeNull();
  });

  it("evaluates a sum and can be cleared", async () => {
    const { last } = held();
    const field = screen.getByLabelText("Columns");
    await userEvent.clear(field);
    expect(last()).toBe("");
    await userEvent.type(field, "10/2");
    expect(last()).toBe(5);
  });

  it.each([
    [1, 4],
    [undefined, 3.5],
  ])("stores with a step of %s what was typed as 3.5 as %s", async (step, stored) => {
    const { last } = held(3, undefined, { ...SETTING, step });
    await userEvent.type(screen.getByLabelText("Columns"), ".5", { initialSelectionStart: 1 });
    expect(last()).toBe(stored);
  });

  it("marks an invalid number and does not store it", async () => {
    const { onValue } = held();
    const field = screen.getByLabelText("Columns");
    await userEvent.type(field, "x", { initialSelectionStart: 1 });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(onValue).not.toHaveBeenCalled();
    await userEvent.tab();
    expect((field as HTMLInputElement).value).toBe("3");
  });

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
