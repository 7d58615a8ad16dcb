import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/drawWidget";
import { Holding } from "../../testing/Holding";
import { inEditor } from "../../testing/inEditor";
import { FillControl } from "./FillControl";
import { parseGradient } from "./gradient";

const SETTING = { control: "fill", property: "background", label: "Background" };

function held(value: unknown = undefined, inherited?: unknown) {
  const onValue = vi.fn();
  const drawn = inEditor(
    <Holding of={FillControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...drawn, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("fill", () => {
  it("is a colour", async () => {
    const { last } = held();
    await userEvent.type(screen.getByLabelText("Background"), "#fff");
    expect(last()).toBe("#fff");
  });

  it("becomes a gradient, and a colour again", async () => {
    const { last } = held("#ffffff");
    await userEvent.click(screen.getByRole("radio", { name: "Gradient" }));
    expect(last()).toMatch(/^linear-gradient\(180deg, /);
    const angle = screen.getByLabelText("Angle");
    await userEvent.clear(angle);
    await userEvent.type(angle, "90");
    expect(last()).toMatch(/^linear-gradient\(90deg, /);
    await userEvent.click(screen.getByRole("radio", { name: "Colour" }));
    expect(last()).toMatch(/^#/);
  });

  it("reads simple gradients only", () => {
    expect(parseGradient("linear-gradient(180deg, #0F172A, #1D4ED8)")).toEqual({
      angle: 180,
      from: "#0F172A",
      to: "#1D4ED8",
    });
    expect(parseGradient("linear-gradient(red, rgb(0 0 0 / 50%))")).toEqual({
      angle: 180,
      from: "red",
      to: "rgb(0 0 0 / 50%)",
    });
    expect(parseGradient("linear-gradient(90deg, red 10%, blue, green)")).toBeNull();
  });

  it("has nothing that a screen reader stumbles over", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
