import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { image, violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { cropImage } from "../../testing/library";
import { GalleryControl } from "./GalleryControl";

beforeAll(() => loadLayers());

const SETTING = { kind: "gallery", label: "Images", default: [] };

function held(value: unknown = [{ id: 1 }, { id: 2 }, { id: 3 }], inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={GalleryControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("gallery", () => {
  it("moves an image, keeps focus on the button, and announces the new position", async () => {
    const { last } = held();
    const later = screen.getByRole("button", { name: "Move image 1 back" });
    later.focus();
    await userEvent.keyboard("{Enter}");
    expect(last()).toEqual([{ id: 2 }, { id: 1 }, { id: 3 }]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move image 2 back" }));
    expect(screen.getByRole("status").textContent).toBe("Moved to position 2 of 3.");
    await userEvent.keyboard("{Enter}");
    expect(last()).toEqual([{ id: 2 }, { id: 3 }, { id: 1 }]);
    // At the end, this button is disabled, so focus moves to the other one.
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move image 3 forward" }));
  });

  it("removes an image", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Remove image 2" }));
    expect(last()).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it("W-ALL-03 asks for the alt text of each image", async () => {
    const { last } = held([{ id: 1, alt: "Oak" }, { id: 2 }]);
    expect(screen.getByRole("button", { name: "Texts of image 1" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Texts of image 2, missing alt text" }));
    const words = within(screen.getByRole("group", { name: "image 2" }));
    expect(words.getByText(/Missing alt text/)).toBeTruthy();

    await userEvent.type(words.getByLabelText("Describe the image"), "Ash");
    expect(last()).toEqual([
      { id: 1, alt: "Oak" },
      { id: 2, alt: "Ash" },
    ]);
    await userEvent.click(words.getByRole("checkbox", { name: /^Decorative/ }));
    expect(last()[1]).toEqual({ id: 2, alt: "" });
    expect(screen.getByRole("button", { name: "Texts of image 2" })).toBeTruthy();
  });

  it("EDIT-ED-01 stores a caption for an image", async () => {
    const { last } = held([{ id: 1, alt: "Oak" }]);
    await userEvent.click(screen.getByRole("button", { name: "Texts of image 1" }));
    await userEvent.type(screen.getByLabelText("Caption"), "From 1931");
    expect(last()).toEqual([{ id: 1, alt: "Oak", caption: "From 1931" }]);
    await userEvent.type(screen.getByLabelText("Describe the image"), "s");
    expect(last()).toEqual([{ id: 1, alt: "Oaks", caption: "From 1931" }]);
    await userEvent.clear(screen.getByLabelText("Caption"));
    expect(last()).toEqual([{ id: 1, alt: "Oaks" }]);
  });

  it("offers the focal point of an image, because galleries crop", async () => {
    const images = { "2": image() };
    inEditor(<ControlHost of={GalleryControl} setting={SETTING} value={[{ id: 2 }]} />, { resources: { images } });
    await userEvent.click(screen.getByRole("button", { name: /^Texts of/ }));
    expect(screen.getByRole("button", { name: "Focal point" })).toBeTruthy();
  });

  it("keeps the caption and the place of an image that is cropped", async () => {
    const onValue = vi.fn();
    const value = [{ id: 1 }, { id: 2, caption: "From 1931" }];
    const resources = { images: { "2": image() } };
    inEditor(<ControlHost of={GalleryControl} setting={SETTING} value={value} onValue={onValue} />, { resources });
    await userEvent.click(screen.getAllByRole("button", { name: /^Texts of/ })[1] as HTMLElement);
    await cropImage();
    expect(onValue.mock.lastCall?.[0]).toEqual([{ id: 1 }, { id: 12, caption: "From 1931" }]);
  });

  it("does not ask for alt text of decorative images", () => {
    inEditor(<ControlHost of={GalleryControl} setting={{ ...SETTING, decorative: true }} value={[{ id: 1 }]} />);
    expect(screen.queryByRole("button", { name: /^Words for/ })).toBeNull();
  });

  it("is accessible", async () => {
    const { container } = held();
    await userEvent.click(screen.getByRole("button", { name: /^Texts of image 1/ }));
    expect(await violations(container)).toEqual([]);
  });
});
