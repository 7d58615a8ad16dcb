import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { CssControl } from "./CssControl";

const SETTING = { control: "tracks", property: "--columns", label: "Columns" };

function held(value: unknown = undefined, inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={CssControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("CSS value", () => {
  it("stores valid values and marks invalid ones", async () => {
    const { last } = held();
    const field = screen.getByLabelText("Columns");
    await userEvent.type(field, "2fr 1fr");
    expect(last()).toBe("2fr 1fr");
    await userEvent.type(field, ";");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(last()).toBe("2fr 1fr");
    await userEvent.tab();
    expect((field as HTMLInputElement).value).toBe("2fr 1fr");
  });

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
