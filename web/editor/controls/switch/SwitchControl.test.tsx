import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { SwitchControl } from "./SwitchControl";

const SETTING = { kind: "switch", label: "Autoplay", default: "" };

function held(value: unknown = "", inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={SwitchControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("switch", () => {
  it("stores yes or nothing", async () => {
    const { last } = held();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(last()).toBe("yes");
    await userEvent.click(screen.getByRole("switch", { name: "Autoplay" }));
    expect(last()).toBe("");
  });

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
