import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { BorderControl } from "./BorderControl";

const SETTING = { control: "border", property: "border", label: "Border" };

function held(value: unknown = undefined, inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={BorderControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("border", () => {
  it("starts with a style, then has a width and a color", async () => {
    const { last } = held();
    await userEvent.selectOptions(screen.getByLabelText("Border"), "Dashed");
    expect(last()).toBe("1px dashed #c9bba8");
    await userEvent.type(screen.getByLabelText("Width of Border"), "{ArrowUp}");
    expect(last()).toBe("2px dashed #c9bba8");
    await userEvent.selectOptions(screen.getByLabelText("Border"), "None");
    expect(last()).toBe("none");
  });

  it("is accessible", async () => {
    const { container } = held("1px solid #fff");
    expect(await violations(container)).toEqual([]);
  });
});
