import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { imageCss } from "../../../kit/style/images";
import { image, violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { chooseImage, cropImage } from "../../testing/library";
import { FillControl } from "./FillControl";
import { parseGradient } from "./gradient";

beforeAll(() => loadLayers());

const SETTING = { control: "fill", property: "background", label: "Background" };

function held(value: unknown = undefined, inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={FillControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("fill", () => {
  it("keeps the options of a background image that is cropped", async () => {
    const onValue = vi.fn();
    const resources = { images: { "4": image() } };
    const value = { $image: 4, position: "top", behind: "#fff" };
    inEditor(<ControlHost of={FillControl} setting={SETTING} value={value} onValue={onValue} />, { resources });
    await cropImage();
    expect(onValue.mock.lastCall?.[0]).toEqual({ $image: 12, position: "top", behind: "#fff" });
  });

  it("stores a color", async () => {
    const { last } = held();
    await userEvent.type(screen.getByLabelText("Background"), "#fff");
    expect(last()).toBe("#fff");
  });

  it("changes to a gradient and back to a color", async () => {
    const { last } = held("#ffffff");
    await userEvent.click(screen.getByRole("radio", { name: "Gradient" }));
    expect(last()).toMatch(/^linear-gradient\(180deg, /);
    const angle = screen.getByLabelText("Angle");
    await userEvent.clear(angle);
    await userEvent.type(angle, "90");
    expect(last()).toMatch(/^linear-gradient\(90deg, /);
    await userEvent.click(screen.getByRole("radio", { name: "Color" }));
    expect(last()).toMatch(/^#/);
  });

  it("parses simple gradients only", () => {
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

  it("EDIT-ED-01 changes to an image from the library and keeps the color behind it", async () => {
    const { last, onValue } = held("#f5ead9");
    await userEvent.click(screen.getByRole("radio", { name: "Image" }));
    expect(onValue).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Background: Choose an image" }));
    await chooseImage();
    await waitFor(() => expect(last()).toEqual({ $image: 9, behind: "#f5ead9" }));

    await userEvent.click(screen.getByRole("button", { name: "Remove Background" }));
    expect(last()).toBe("#f5ead9");
  });

  it("shows background options and stores only values that differ from the defaults", async () => {
    const { last } = held({ $image: 4 });
    expect(screen.queryByLabelText("Background repeat")).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Contain" }));
    await userEvent.selectOptions(screen.getByLabelText("Background position"), "Top left");
    await userEvent.selectOptions(screen.getByLabelText("Background repeat"), "Repeat horizontally");
    await userEvent.click(screen.getByRole("switch", { name: /^Fixed background/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "Overlay" }), "#0008");
    expect(last()).toEqual({
      $image: 4,
      size: "contain",
      position: "top left",
      repeat: "repeat-x",
      attachment: "fixed",
      overlay: "#0008",
    });

    await userEvent.click(screen.getByRole("radio", { name: "Cover" }));
    await userEvent.selectOptions(screen.getByLabelText("Background position"), "Center");
    await userEvent.click(screen.getByRole("switch", { name: /^Fixed background/ }));
    await userEvent.clear(screen.getByRole("textbox", { name: "Overlay" }));
    expect(last()).toEqual({ $image: 4, repeat: "repeat-x" });
  });

  it("offers only values that CSS accepts", async () => {
    const { last } = held({ $image: 4, size: "contain" });
    for (const name of ["Background position", "Background repeat"]) {
      const select = screen.getByLabelText(name) as HTMLSelectElement;
      for (const option of [...select.options].toReversed()) {
        await userEvent.selectOptions(select, option.text);
        const { position = "center", repeat = "no-repeat" } = last();
        expect(imageCss(last(), { 4: image() }, "desktop")).toContain(`) ${position}/contain ${repeat}`);
        expect([position, repeat]).toContain(option.value);
      }
    }
  });

  it("keeps a fill if its own type is chosen again, or an image is not", async () => {
    const { onValue } = held("#f5ead9");
    await userEvent.click(screen.getByRole("radio", { name: "Color" }));
    await userEvent.click(screen.getByRole("radio", { name: "Image" }));
    expect(screen.getByRole("radio", { name: "Image" }).ariaChecked).toBe("true");
    await userEvent.click(screen.getByRole("radio", { name: "Color" }));
    expect(onValue).not.toHaveBeenCalled();
    expect((screen.getByLabelText("Background") as HTMLInputElement).value).toBe("#f5ead9");
  });

  it("takes the first color of a gradient, and the one behind an image", async () => {
    const gradient = held("linear-gradient(90deg, #123, #456)");
    await userEvent.click(screen.getByRole("radio", { name: "Color" }));
    expect(gradient.last()).toBe("#123");
    gradient.unmount();
    const { last } = held({ $image: 4, behind: "#789" });
    await userEvent.click(screen.getByRole("radio", { name: "Color" }));
    expect(last()).toBe("#789");
  });

  it("changes one color of a gradient and keeps the rest", async () => {
    const { last } = held("linear-gradient(90deg, #123, #456)");
    const second = screen.getByLabelText("Second color");
    await userEvent.clear(second);
    await userEvent.type(second, "navy");
    expect(last()).toBe("linear-gradient(90deg, #123, navy)");
    const first = screen.getByLabelText("Background");
    await userEvent.clear(first);
    await userEvent.type(first, "teal");
    expect(last()).toBe("linear-gradient(90deg, teal, navy)");
    await userEvent.type(screen.getByLabelText("Angle"), "{ArrowUp}");
    expect(last()).toBe("linear-gradient(95deg, teal, navy)");
  });

  it("edits a gradient of more colors as text", () => {
    held("linear-gradient(90deg, red 10%, blue, green)");
    expect((screen.getByLabelText("Background") as HTMLInputElement).value).toContain("red 10%");
    expect(screen.getByRole("radio", { name: "Gradient" }).ariaChecked).toBe("true");
    expect(screen.queryByLabelText("Angle")).toBeNull();
  });

  it("shows an inherited image in gray", () => {
    held(undefined, { $image: 4 });
    expect((screen.getByLabelText("Background") as HTMLInputElement).placeholder).toBe("Image");
  });

  it("offers no image if CSS would not render it", () => {
    inEditor(<ControlHost of={FillControl} setting={{ ...SETTING, property: "--overlay" }} value={undefined} />);
    expect(screen.queryByRole("radio", { name: "Image" })).toBeNull();
  });

  it.each([undefined, "linear-gradient(180deg, #fff, #000)", { $image: 4, size: "auto" }])(
    "is accessible: %j",
    async (value) => {
      const { container } = held(value);
      expect(await violations(container)).toEqual([]);
    },
  );
});
