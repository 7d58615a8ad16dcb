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

  it("opens and closes the picker, which shows the color and its opacity", async () => {
    held("#ff000080");
    const button = screen.getByRole("button", { name: "Choose Ink" });
    expect(button.ariaExpanded).toBe("false");
    await userEvent.click(button);
    expect(button.ariaExpanded).toBe("true");
    expect((screen.getByLabelText("Custom color") as HTMLInputElement).value).toBe("#ff0000");
    const opacity = screen.getByLabelText("Opacity") as HTMLInputElement;
    expect([opacity.value, opacity.min, opacity.max]).toEqual(["50", "0", "100"]);
    await userEvent.click(button);
    expect(screen.queryByLabelText("Opacity")).toBeNull();
  });

  it("keeps the opacity when the color changes", async () => {
    const { last } = held("#ff000080");
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    fireEvent.change(screen.getByLabelText("Custom color"), { target: { value: "#00ff00" } });
    expect(last()).toBe("#00ff0080");
  });

  it("begins with opaque black if there is no color", async () => {
    const { last } = held("");
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    expect((screen.getByLabelText("Custom color") as HTMLInputElement).value).toBe("#000000");
    expect((screen.getByLabelText("Opacity") as HTMLInputElement).value).toBe("100");
    fireEvent.change(screen.getByLabelText("Opacity"), { target: { value: "0" } });
    expect(last()).toBe("#00000000");
  });

  it("can be cleared if there is a color", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(last()).toBe("");
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  });

  it("keeps a wrong text when the field is left, and forgets a right one that a later color replaces", async () => {
    const { container } = held();
    const field = screen.getByLabelText("Ink") as HTMLInputElement;
    await userEvent.clear(field);
    await userEvent.type(field, "hello");
    await userEvent.tab();
    expect([field.value, field.ariaInvalid]).toEqual(["hello", "true"]);

    await userEvent.clear(field);
    await userEvent.type(field, "navy");
    await userEvent.tab();
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    fireEvent.change(screen.getByLabelText("Custom color"), { target: { value: "#00ff00" } });
    expect(field.value).toBe("#00ff00");
    expect(container.querySelector(".input__fault")).toBeNull();
  });

  it("is a text without spelling mistakes and without suggestions of the browser", () => {
    held();
    const field = screen.getByLabelText("Ink") as HTMLInputElement;
    expect([field.type, field.getAttribute("spellcheck"), field.autocomplete]).toEqual(["text", "false", "off"]);
  });

  it("shows an inherited color in gray, with the name of a theme color", () => {
    inEditor(
      <ControlHost of={StyleColorControl} setting={STYLE} value={undefined} inherited={{ $var: "color.accent" }} />,
    );
    const field = screen.getByLabelText("Ink") as HTMLInputElement;
    expect([field.value, field.placeholder]).toEqual(["", "Accent"]);
  });

  it("shows which theme color is chosen", async () => {
    const { container } = inEditor(
      <ControlHost of={StyleColorControl} setting={STYLE} value={{ $var: "color.accent" }} />,
    );
    expect(container.querySelector("[data-empty]")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    const pressed = screen.getAllByRole("button", { pressed: true });
    expect(pressed.map(({ ariaLabel }) => ariaLabel)).toEqual(["Accent"]);
    expect((screen.getByLabelText("Custom color") as HTMLInputElement).value).toBe("#b5893a");
  });

  it("shows the name of a theme color that the site no longer has, and no color", () => {
    const { container } = inEditor(
      <ControlHost of={StyleColorControl} setting={STYLE} value={{ $var: "color.gone" }} />,
    );
    expect((screen.getByLabelText("Ink") as HTMLInputElement).value).toBe("color.gone");
    expect(container.querySelector("[data-empty]")).toBeTruthy();
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
    ["color", "rgb(171, 205, 239)", "Inherited: #abcdef"],
    ["color", "rgba(1, 2, 3, 0.5)", "Inherited: rgba(1, 2, 3, 0.5)"],
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

  it.each(["transparent", "rgba(0, 0, 0, 0)"])("shows no color where %s applies", async (css) => {
    const rendered = document.body.appendChild(document.createElement("p"));
    onTestFinished(() => rendered.remove());
    rendered.style.setProperty("background-color", css);
    const { container } = inEditor(
      <RenderedElementContext value={() => rendered}>
        <ControlHost of={StyleColorControl} setting={{ ...STYLE, property: "background-color" }} value={undefined} />
      </RenderedElementContext>,
    );
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(container.querySelector("[data-empty]")).toBeTruthy();
    expect((screen.getByLabelText("Ink") as HTMLInputElement).placeholder).toBe("None");
  });

  it("shows the color of the part that the setting styles, or else of the element", async () => {
    const rendered = document.body.appendChild(document.createElement("p"));
    onTestFinished(() => rendered.remove());
    rendered.innerHTML = '<b style="color: rgb(1, 2, 3)"></b>';
    rendered.style.color = "rgb(4, 5, 6)";
    const shown = (part: string) =>
      inEditor(
        <RenderedElementContext value={() => rendered}>
          <ControlHost of={StyleColorControl} setting={{ ...STYLE, part }} value={undefined} />
        </RenderedElementContext>,
      );
    const { unmount } = shown("b");
    expect(await screen.findByPlaceholderText("Inherited: #010203")).toBeTruthy();
    unmount();
    shown("i");
    expect(await screen.findByPlaceholderText("Inherited: #040506")).toBeTruthy();
  });

  it("shows the site's own values of theme colors", () => {
    const colors = designColors(":root{--color-accent:#123456}:root{--color-accent:#fff}");
    expect(colors.find(({ name }) => name === "color.accent")?.css).toBe("#123456");
    expect(colors.find(({ name }) => name === "color.ink")?.css).toBeTruthy();
  });

  it.each([
    ["#abc", { hex: "#aabbcc", alpha: 1 }],
    ["#AABBCC", { hex: "#aabbcc", alpha: 1 }],
    ["#00000000", { hex: "#000000", alpha: 0 }],
    ["#abcf", { hex: "#aabbcc", alpha: 1 }],
    ["#aabbcc33", { hex: "#aabbcc", alpha: 0.2 }],
    ["#aabbc", null],
    ["no color", null],
  ])("parses %s", (text, hex) => expect(hexOf(text)).toEqual(hex));

  it("parses a color that only the browser can resolve by painting one pixel", () => {
    const painted: unknown[] = [];
    const context = {
      fillStyle: "",
      fillRect: (...area: number[]) => painted.push(area),
      getImageData: (...area: number[]) => {
        painted.push(area);
        return { data: Uint8ClampedArray.of(1, 0xab, 255, 51) };
      },
    };
    vi.stubGlobal("CSS", {
      ...CSS,
      supports: (property: string, text: string) => property === "color" && text === "navy",
    });
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    expect(hexOf("navy")).toEqual({ hex: "#01abff", alpha: 0.2 });
    expect(context.fillStyle).toBe("navy");
    expect(painted).toEqual([
      [0, 0, 1, 1],
      [0, 0, 1, 1],
    ]);
    expect(hexOf("hello")).toBeNull();
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    expect(hexOf("navy")).toBeNull();
  });

  it("has no opacity field if opacity is not supported", () => {
    expect(printHex({ hex: "#aabbcc", alpha: 1 })).toBe("#aabbcc");
    expect(printHex({ hex: "#aabbcc", alpha: 0.5 })).toBe("#aabbcc80");
    expect(printHex({ hex: "#aabbcc", alpha: 0.02 })).toBe("#aabbcc05");
  });

  it("is accessible", async () => {
    const { container } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose Ink" }));
    expect(await violations(container)).toEqual([]);
  });
});
