import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { ColorControl } from "./ColorControl";
import { designColors } from "./designColors";
import { hexOf, printHex } from "./hex";
import { RenderedElementContext } from "./renderedColor";
import { StyleColorControl } from "./StyleColorControl";

const SETTING = { kind: "color", label: "Ink", default: "" };

function held(value: unknown = "#ff0000", inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={ColorControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

const STYLE = { control: "color", property: "color", label: "Ink" };

describe("color", () => {
  it("stores a typed color once it is complete", async () => {
    const { last, onValue } = held("");
    await userEvent.type(screen.getByLabelText("Ink"), "#12");
    expect(onValue).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText("Ink"), "3456");
    expect(last()).toBe("#123456");
  });

  it("combines any color with an opacity", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    fireEvent.change(screen.getByLabelText("Custom color"), { target: { value: "#00ff00" } });
    expect(last()).toBe("#00ff00");
    fireEvent.change(screen.getByLabelText("Opacity"), { target: { value: "50" } });
    expect(last()).toBe("#00ff0080");
  });

  it("stores the current value of a theme color, because a setting cannot name one", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    await userEvent.click(screen.getByRole("button", { name: "Accent" }));
    expect(last()).toBe("#b5893a");
  });

  it("stores a reference to a theme color in a style", async () => {
    const onValue = vi.fn();
    inEditor(<ControlHost of={StyleColorControl} setting={STYLE} value={undefined} onValue={onValue} />);
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    await userEvent.click(screen.getByRole("button", { name: "Accent" }));
    expect(onValue).toHaveBeenLastCalledWith({ $var: "color.accent" });
    expect((screen.getByLabelText("Ink") as HTMLInputElement).value).toBe("Accent");
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(onValue).toHaveBeenLastCalledWith(undefined);
  });

  it.each([
    ["color", "#b5893a", "Inherited: Accent"],
    ["color", "rgb(1, 2, 3)", "Inherited: #010203"],
    ["--box", "#221a12", "Default: Text"],
  ])(
    "EDIT-ED-04 shows in gray the color that applies without an own value: %s %s",
    async (property, css, placeholder) => {
      const rendered = document.body.appendChild(document.createElement("p"));
      onTestFinished(() => rendered.remove());
      for (const [name, value] of [
        [property, css],
        ["--color-accent", "#b5893a"],
        ["--color-ink", "#221a12"],
      ] as const)
        rendered.style.setProperty(name, value);
      const { container } = inEditor(
        <RenderedElementContext value={() => rendered}>
          <ControlHost of={StyleColorControl} setting={{ ...STYLE, property }} value={undefined} />
        </RenderedElementContext>,
      );

      expect(await screen.findByPlaceholderText(placeholder)).toBe(screen.getByLabelText("Ink"));
      expect(container.querySelector("[data-empty]")).toBeNull();
    },
  );

  it("shows the site's own values of theme colors", () => {
    const colors = designColors(":root{--color-accent:#123456}:root{--color-accent:#fff}");
    expect(colors.find(({ name }) => name === "color.accent")?.css).toBe("#123456");
    expect(colors.find(({ name }) => name === "color.ink")?.css).toBeTruthy();
  });

  it.each([
    ["#abc", { hex: "#aabbcc", alpha: 1 }],
    ["#AABBCC", { hex: "#aabbcc", alpha: 1 }],
    ["#00000000", { hex: "#000000", alpha: 0 }],
    ["no color", null],
  ])("parses %s", (text, hex) => expect(hexOf(text)).toEqual(hex));

  it("has no opacity field if opacity is not supported", () => {
    expect(printHex({ hex: "#aabbcc", alpha: 1 })).toBe("#aabbcc");
    expect(printHex({ hex: "#aabbcc", alpha: 0.5 })).toBe("#aabbcc80");
  });

  it("is accessible", async () => {
    const { container } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    expect(await violations(container)).toEqual([]);
  });
});
