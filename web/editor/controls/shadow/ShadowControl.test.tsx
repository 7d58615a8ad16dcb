import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { matchesSyntax } from "../../../kit/style/syntax";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { ShadowControl } from "./ShadowControl";
import { parseShadow } from "./shadow";

const SETTING = { control: "shadow", property: "box-shadow", label: "Shadow" };

function held(value: unknown = undefined, inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={ShadowControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("shadow", () => {
  it("starts with a preset and can be adjusted", async () => {
    const { last } = held();
    await userEvent.selectOptions(screen.getByLabelText("Shadow"), "Soft");
    expect(last()).toBe("0 8px 24px -6px #1f140a33");
    const blur = screen.getByLabelText("Blur of Shadow");
    await userEvent.clear(blur);
    await userEvent.type(blur, "40");
    expect(last()).toBe("0 8px 40px -6px #1f140a33");
    await userEvent.selectOptions(screen.getByLabelText("Shadow"), "Default");
    expect(last()).toBeUndefined();
  });

  it.each([
    ["0 1px 2px #000", { x: "0", y: "1px", blur: "2px", spread: "0", color: "#000", isInset: false }],
    [
      "inset 1px 2px rgb(0 0 0 / 20%)",
      { x: "1px", y: "2px", blur: "0", spread: "0", color: "rgb(0 0 0 / 20%)", isInset: true },
    ],
    ["none", null],
    ["1px #000", null],
    ["1px 2px 3px 4px 5px #000", null],
    ["1px 2vw #000", null],
    ["0 1px 2px #000, 0 0 1px #fff", null],
    ["-1px -.5em #000", { x: "-1px", y: "-.5em", blur: "0", spread: "0", color: "#000", isInset: false }],
    ["1px 2px 3px 4px #000", { x: "1px", y: "2px", blur: "3px", spread: "4px", color: "#000", isInset: false }],
  ])("parses %s", (css, shadow) => expect(parseShadow(css)).toEqual(shadow));

  it("changes one part and keeps the others", async () => {
    const { last } = held("inset 1px 2px 3px 4px #000");
    const x = screen.getByLabelText("Horizontal of Shadow");
    await userEvent.clear(x);
    expect(last()).toBe("inset 0 2px 3px 4px #000");
    await userEvent.type(x, "-5");
    expect(last()).toBe("inset -5px 2px 3px 4px #000");
    const color = screen.getByLabelText("Color of Shadow");
    await userEvent.clear(color);
    await userEvent.type(color, "#123456");
    expect(last()).toBe("inset -5px 2px 3px 4px #123456");
  });

  it("has a blur that is never negative", async () => {
    const { last } = held("0 1px 2px 0 #000");
    const blur = screen.getByLabelText("Blur of Shadow");
    await userEvent.clear(blur);
    await userEvent.type(blur, "-3");
    expect(last()).toBe("0 1px 0px 0 #000");
  });

  it("names a shadow that is no preset, which can be chosen again without a change", async () => {
    const { onValue } = held("0 1px 2px 0 #000");
    const select = screen.getByLabelText("Shadow") as HTMLSelectElement;
    expect([select.value, select.selectedOptions[0]?.text]).toEqual(["own", "Custom"]);
    await userEvent.selectOptions(select, "Custom");
    expect(onValue).not.toHaveBeenCalled();
  });

  it("offers no custom shadow while a preset is chosen, and has no parts without a shadow", () => {
    held("none");
    expect(screen.queryByRole("option", { name: "Custom" })).toBeNull();
    expect(screen.queryByLabelText("Blur of Shadow")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("shows several shadows as text", () => {
    held("0 1px 2px #000, 0 0 1px #fff");
    expect((screen.getByRole("textbox") as HTMLInputElement).value).toBe("0 1px 2px #000, 0 0 1px #fff");
  });

  it.each([
    [undefined, "Default"],
    ["none", "None (inherited)"],
    ["0 1px 2px #000", "Custom (inherited)"],
  ])("says that the shadow %s is inherited: %s", (inherited, label) => {
    held(undefined, inherited);
    const select = screen.getByLabelText("Shadow") as HTMLSelectElement;
    expect(select.selectedOptions[0]?.text).toBe(label);
    expect("empty" in select.dataset).toBe(true);
  });

  it("has no spread for text", async () => {
    const onValue = vi.fn();
    const setting = { control: "text_shadow", property: "text-shadow", label: "Text shadow" };
    inEditor(<ControlHost of={ShadowControl} setting={setting} value={undefined} onValue={onValue} />);
    await userEvent.selectOptions(screen.getByLabelText("Text shadow"), "Soft");
    expect(screen.queryByLabelText("Spread of Text shadow")).toBeNull();
    const blur = screen.getByLabelText("Blur of Text shadow");
    await userEvent.clear(blur);
    await userEvent.type(blur, "9");
    expect(onValue).toHaveBeenLastCalledWith("0 2px 9px #1f140a73");
    expect(matchesSyntax("text_shadow", "0 2px 9px #1f140a73")).toBe(true);
  });

  it("is accessible", async () => {
    const { container } = held("0 1px 2px 0 #000");
    expect(await violations(container)).toEqual([]);
  });
});
