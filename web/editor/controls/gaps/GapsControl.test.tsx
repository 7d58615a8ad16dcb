import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { GapsControl } from "./GapsControl";

const SETTING = { control: "gaps", property: "--gap", label: "Gap" };

function held(value?: string, inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={GapsControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("gaps", () => {
  it("EDIT-ED-01 store one length while linked, and can be cleared", async () => {
    const { last } = held("8px");
    const field = screen.getByLabelText("Gap, both ways");
    await userEvent.clear(field);
    expect(last()).toBeUndefined();
    await userEvent.type(field, "24");
    expect(last()).toBe("24px");
  });

  it("store separate row and column gaps, and link again with the row gap", async () => {
    const { last } = held("8px");
    const link = screen.getByRole("button", { name: "Gap: same for rows and columns" });
    await userEvent.click(link);
    const columns = screen.getByLabelText("Gap, between columns");
    await userEvent.clear(columns);
    await userEvent.type(columns, "2rem");
    expect(last()).toBe("8px 2rem");
    await userEvent.click(link);
    expect(last()).toBe("8px");
  });

  it("show inherited values in gray", () => {
    held(undefined, "12px 40px");
    expect((screen.getByLabelText("Gap, between columns") as HTMLInputElement).placeholder).toBe("40px");
  });

  it("become a text field for values that are more than lengths", () => {
    held("calc(1px + 2px)");
    expect((screen.getByLabelText("Gap") as HTMLInputElement).value).toBe("calc(1px + 2px)");
  });

  it("are accessible", async () => {
    const { container } = held("8px 4px");
    expect(await violations(container)).toEqual([]);
  });
});
