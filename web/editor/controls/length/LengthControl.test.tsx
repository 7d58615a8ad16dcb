import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { LengthControl, StyleNumberControl } from "./LengthControl";

const SETTING = { control: "size", property: "width", label: "Width" };

function held(value: unknown = "24px", inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={LengthControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("length", () => {
  it("reads a bare number as pixels, and accepts every CSS unit", async () => {
    const { last } = held(undefined);
    const field = screen.getByLabelText("Width");
    await userEvent.type(field, "12");
    expect(last()).toBe("12px");
    await userEvent.clear(field);
    expect(last()).toBeUndefined();
    await userEvent.type(field, "50%");
    expect(last()).toBe("50%");
    await userEvent.clear(field);
    await userEvent.type(field, "auto");
    expect(last()).toBe("auto");
  });

  it("steps from the inherited value", async () => {
    const { last } = held("", "3rem");
    await userEvent.type(screen.getByLabelText("Width"), "{ArrowUp}");
    expect(last()).toBe("4rem");
  });

  it("has no unit if the CSS property has none", async () => {
    const onValue = vi.fn();
    const setting = { control: "number", property: "opacity", label: "Opacity" };
    inEditor(<ControlHost of={StyleNumberControl} setting={setting} value="0.5" onValue={onValue} />);
    await userEvent.type(screen.getByLabelText("Opacity"), "{ArrowUp}");
    expect(onValue).toHaveBeenLastCalledWith("0.6");
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(onValue).toHaveBeenLastCalledWith("1");
  });

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
