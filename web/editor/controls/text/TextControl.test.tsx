import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { TextControl } from "./TextControl";

const SETTING = { kind: "text", label: "Title", default: "", placeholder: "A few words" };

function held(value: unknown = "Oak", inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={TextControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
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

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
