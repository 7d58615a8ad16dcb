import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { image, violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { chooseImage, cropImage } from "../../testing/library";
import { MediaControl } from "./MediaControl";

beforeAll(() => loadLayers());

const SETTING = { kind: "media", label: "Image", default: { id: null } };

function held(value: unknown = { id: 4, alt: "Oak" }, inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={MediaControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

const WITH_IMAGE = { resources: { images: { "4": image() } } };

describe("media", () => {
  it("selects an image of the library", async () => {
    const { last } = held({ id: null });
    await userEvent.click(screen.getByRole("button", { name: "Image: Choose an image" }));
    await chooseImage();
    expect(last()).toEqual({ id: 9 });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("leads to the image in the library, where it has its title, file and description", () => {
    held();
    expect(screen.getByRole("link", { name: "Title, file and description" }).getAttribute("href")).toBe("/images/4/");
  });

  it("W-ALL-03 stores an alt text, which can be cleared", async () => {
    const { last } = held();
    const field = screen.getByLabelText("Describe the image");
    await userEvent.type(field, " veneer");
    expect(last()).toEqual({ id: 4, alt: "Oak veneer" });
    await userEvent.clear(field);
    expect(last()).toEqual({ id: 4 });
    await userEvent.click(screen.getByRole("button", { name: "Remove Image" }));
    expect(last()).toEqual({ id: null });
  });

  it("W-ALL-03 asks for an alt text until there is one or the image is decorative", async () => {
    const { last } = held({ id: 4 });
    const field = screen.getByLabelText("Describe the image");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
      "Missing alt text",
    );
    await userEvent.click(screen.getByRole("checkbox", { name: /^Decorative/ }));
    expect(last()).toEqual({ id: 4, alt: "" });
    expect(screen.queryByText(/Missing alt text/)).toBeNull();
    expect((field as HTMLTextAreaElement).disabled).toBe(true);
    await userEvent.click(screen.getByRole("checkbox", { name: /^Decorative/ }));
    expect(last()).toEqual({ id: 4 });
    await userEvent.type(field, "Oak");
    expect(screen.queryByText(/Missing alt text/)).toBeNull();
  });

  it("does not ask if the library has an alt text", () => {
    const picture = { src: "", srcset: "", width: 1, height: 1, alt: "A walnut leaf", title: "Leaf", full: "" };
    inEditor(<ControlHost of={MediaControl} setting={SETTING} value={{ id: 4 }} />, {
      resources: { images: { "4": picture } },
    });
    expect(screen.queryByText(/Missing alt text/)).toBeNull();
    expect((screen.getByLabelText("Describe the image") as HTMLTextAreaElement).placeholder).toBe("A walnut leaf");
  });

  it("offers the focal point of an image that pages crop", () => {
    inEditor(<ControlHost of={MediaControl} setting={SETTING} value={{ id: 4 }} />, WITH_IMAGE);
    expect(screen.getByRole("button", { name: "Focal point" })).toBeTruthy();
  });

  it("uses the cropped image with what was written about the original here", async () => {
    const onValue = vi.fn();
    const value = { id: 4, alt: "Oak" };
    inEditor(<ControlHost of={MediaControl} setting={SETTING} value={value} onValue={onValue} />, WITH_IMAGE);
    await cropImage();
    expect(onValue.mock.lastCall?.[0]).toEqual({ id: 12, alt: "Oak" });
  });

  it("asks for no alt text and offers no focal point for a background, which has a position", () => {
    const setting = { ...SETTING, decorative: true };
    inEditor(<ControlHost of={MediaControl} setting={setting} value={{ id: 4 }} />, WITH_IMAGE);
    expect(screen.queryByRole("button", { name: "Focal point" })).toBeNull();
    expect(screen.getByRole("button", { name: "Crop" })).toBeTruthy();
    expect(screen.queryByLabelText("Describe the image")).toBeNull();
  });

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
