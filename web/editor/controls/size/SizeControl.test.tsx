import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { SizeControl } from "./SizeControl";

const SETTING = { kind: "size", label: "Gap", default: { size: 16, unit: "px" }, units: ["px", "rem", "%"] };

function held(value: unknown = { size: 16, unit: "px" }, inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={SizeControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("size", () => {
  it("stores the typed unit", async () => {
    const { last } = held();
    const field = screen.getByLabelText("Gap");
    await userEvent.clear(field);
    await userEvent.type(field, "1.5rem");
    expect(last()).toEqual({ size: 1.5, unit: "rem" });
  });

  it("keeps its unit for a bare number", async () => {
    const { last } = held({ size: 10, unit: "%" });
    const field = screen.getByLabelText("Gap");
    await userEvent.type(field, "{ArrowDown}");
    expect(last()).toEqual({ size: 9, unit: "%" });
  });

  it("rejects a unit that the setting does not have", async () => {
    const { last } = held();
    const field = screen.getByLabelText("Gap");
    await userEvent.clear(field);
    await userEvent.type(field, "5vh");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(last()).toEqual({ size: 5, unit: "px" });
  });

  it("changes the unit and keeps the number", async () => {
    const { last } = held();
    await userEvent.selectOptions(screen.getByLabelText("Unit of Gap"), "rem");
    expect(last()).toEqual({ size: 16, unit: "rem" });
  });

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
