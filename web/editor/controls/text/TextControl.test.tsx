import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { TextControl } from "./TextControl";

const SETTING = { kind: "text", label: "Title", default: "", placeholder: "A few words" };

function held(value: unknown = "Oak", inherited?: unknown, setting: object = SETTING) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={TextControl} setting={setting} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("text", () => {
  it("stores the typed text", async () => {
    const { last } = held();
    await userEvent.type(screen.getByLabelText("Title"), " tree");
    expect(last()).toBe("Oak tree");
  });

  it("shows the inherited value in gray instead of its placeholder", () => {
    held("", "Walnut");
    expect(screen.getByPlaceholderText("Walnut")).toBeTruthy();
  });

  it.each([
    ["date", "2026-12-01", "2026-12-24"],
    ["time", "09:30", "18:00"],
  ])(
    "has the browser's own picker for a %s, so that owners write it as they are used to",
    (notation, before, after) => {
      const { last } = held(before, undefined, { ...SETTING, notation });
      const input = screen.getByLabelText<HTMLInputElement>("Title");
      expect([input.type, input.value]).toEqual([notation, before]);
      fireEvent.change(input, { target: { value: after } });
      expect(last()).toBe(after);
    },
  );

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
