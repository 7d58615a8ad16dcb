import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { violations } from "../../../kit/testing/drawWidget";
import { Holding } from "../../testing/Holding";
import { inEditor } from "../../testing/inEditor";
import { ColourControl } from "./ColourControl";
import { designColours } from "./designColours";
import { DrawnElementContext } from "./drawnColour";
import { hexOf, printHex } from "./hex";
import { StyleColourControl } from "./StyleColourControl";

const SETTING = { kind: "colour", label: "Ink", default: "" };

function held(value: unknown = "#ff0000", inherited?: unknown) {
  const onValue = vi.fn();
  const drawn = inEditor(
    <Holding of={ColourControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...drawn, onValue, last: () => onValue.mock.lastCall?.[0] };
}

const STYLE = { control: "colour", property: "color", label: "Ink" };

describe("colour", () => {
  it("stores a typed colour, and not half of one", async () => {
    const { last, onValue } = held("");
    await userEvent.type(screen.getByLabelText("Ink"), "#12");
    expect(onValue).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText("Ink"), "3456");
    expect(last()).toBe("#123456");
  });

  it("mixes any colour with an opacity", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    fireEvent.change(screen.getByLabelText("Any colour"), { target: { value: "#00ff00" } });
    expect(last()).toBe("#00ff00");
    fireEvent.change(screen.getByLabelText("Opacity"), { target: { value: "50" } });
    expect(last()).toBe("#00ff0080");
  });

  it("takes a colour of the theme as it is now, for a setting holds no name", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    await userEvent.click(screen.getByRole("button", { name: "Accent" }));
    expect(last()).toBe("#b5893a");
  });

  it("names a colour of the theme in a style, which then follows the theme", async () => {
    const onValue = vi.fn();
    inEditor(<Holding of={StyleColourControl} setting={STYLE} value={undefined} onValue={onValue} />);
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
  ])("EDIT-ED-04 says in grey what colour it is while nobody says anything: %s %s", async (property, css, said) => {
    const drawn = document.body.appendChild(document.createElement("p"));
    onTestFinished(() => drawn.remove());
    for (const [name, value] of [
      [property, css],
      ["--color-accent", "#b5893a"],
      ["--color-ink", "#221a12"],
    ] as const)
      drawn.style.setProperty(name, value);
    const { container } = inEditor(
      <DrawnElementContext value={() => drawn}>
        <Holding of={StyleColourControl} setting={{ ...STYLE, property }} value={undefined} />
      </DrawnElementContext>,
    );

    expect(await screen.findByPlaceholderText(said)).toBe(screen.getByLabelText("Ink"));
    expect(container.querySelector("[data-empty]")).toBeNull();
  });

  it("reads the site's own values of the theme's colours", () => {
    const colours = designColours(":root{--color-accent:#123456}:root{--color-accent:#fff}");
    expect(colours.find(({ name }) => name === "color.accent")?.css).toBe("#123456");
    expect(colours.find(({ name }) => name === "color.ink")?.css).toBeTruthy();
  });

  it.each([
    ["#abc", { hex: "#aabbcc", alpha: 1 }],
    ["#AABBCC", { hex: "#aabbcc", alpha: 1 }],
    ["#00000000", { hex: "#000000", alpha: 0 }],
    ["no colour", null],
  ])("reads %s", (text, hex) => expect(hexOf(text)).toEqual(hex));

  it("prints no opacity where there is none", () => {
    expect(printHex({ hex: "#aabbcc", alpha: 1 })).toBe("#aabbcc");
    expect(printHex({ hex: "#aabbcc", alpha: 0.5 })).toBe("#aabbcc80");
  });

  it("has nothing that a screen reader stumbles over", async () => {
    const { container } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    expect(await violations(container)).toEqual([]);
  });
});
